import {admin, defineProcedure, found, ref, type Step} from '../procedure'
import {findClient, updateClient} from './clients'
import {nameField} from './fields'

/** The steps of the browser flow that have to change, with what they have to become. */
const executions = [
  {
    label: 'Browser - Conditional 2FA',
    where: (flow: string) => ({displayName: `${flow} Browser - Conditional 2FA`}),
    requirement: 'REQUIRED',
    action: 'Set it to **Required**.',
  },
  {
    label: 'Condition - user configured',
    where: () => ({providerId: 'conditional-user-configured'}),
    requirement: 'DISABLED',
    action: 'Set it to **Disabled**, or delete it.',
  },
  {
    label: 'Condition - credential',
    where: () => ({providerId: 'conditional-credential'}),
    requirement: 'DISABLED',
    action: 'Set it to **Disabled**, or delete it.',
  },
  {
    label: 'OTP Form',
    where: () => ({providerId: 'auth-otp-form'}),
    requirement: 'REQUIRED',
    action: 'Set it to **Required**.',
  },
] as const

/** Requires a one-time code of every user of a client, in a copy of the browser flow. */
export default defineProcedure({
  name: 'required-otp',
  title: 'Require a one-time code for every user',
  page: 'docs/authentication/otps.mdx',
  roles: {read: ['view-realm', 'view-clients'], write: ['manage-realm', 'manage-clients']},
  values: [
    {
      name: 'flow',
      label: 'Name of the new flow',
      default: 'browser with code',
      pattern: /[A-Za-z][A-Za-z0-9 ._-]{1,80}/,
      allowed: 'letters, digits, spaces, and the characters . _ -',
    },
    nameField('clientId', 'Client ID to try it with', 'acme-web'),
  ],
  steps: (value): readonly Step[] => [
    {
      title: 'Copy the browser flow',
      console: [
        'Open **Authentication** and select the flow **browser**.',
        `Select **Duplicate** from the menu **Action**, and enter **${value('flow')}** as **Name**.`,
      ],
      what: `the flow ${value('flow')}`,
      name: value('flow'),
      find: {path: admin('authentication', 'flows'), where: {alias: value('flow')}},
      want: {alias: value('flow')},
      create: {
        method: 'POST',
        path: admin('authentication', 'flows', 'browser', 'copy'),
        body: {newName: value('flow')},
      },
      remove: {method: 'DELETE', path: admin('authentication', 'flows', found())},
    },
    ...executions.map(({label, where, requirement, action}): Step => ({
      title: `Set ${label} to ${requirement.toLowerCase()}`,
      console: [`In the flow **${value('flow')}**, find **${label}**.`, action],
      what: `the step “${label}” of the flow ${value('flow')}`,
      name: label,
      find: {path: admin('authentication', 'flows', value('flow'), 'executions'), where: where(value('flow'))},
      want: {requirement},
      update: {method: 'PUT', path: admin('authentication', 'flows', value('flow'), 'executions')},
    })),
    {
      title: 'Use the flow for one client',
      console: [
        `Open **Clients** > **${value('clientId')}** > **Advanced**.`,
        `Under **Authentication flow overrides**, choose **${value('flow')}** as **Browser Flow**, and select **Save**.`,
        'Log in to try it. When it works, select **Bind flow** from the flow’s menu to use it for all clients.',
      ],
      what: `the client ${value('clientId')}`,
      name: value('clientId'),
      caution: 'From then on, users of this client have to set up a code at their next login.',
      lookups: [
        {
          name: 'flow',
          what: `the flow ${value('flow')}`,
          path: admin('authentication', 'flows'),
          where: {alias: value('flow')},
        },
      ],
      find: findClient(value('clientId')),
      want: {authenticationFlowBindingOverrides: {browser: ref('flow')}},
      update: updateClient,
    },
  ],
  terraform: () => ({
    none: 'Terraform can’t copy a flow: the provider keycloak/keycloak has resources for flows, their sub-flows, and their steps, but no copy of a built-in flow. Build the flow with keycloak_authentication_flow, keycloak_authentication_subflow, and keycloak_authentication_execution.',
  }),
  realmImport: () => ({
    none: 'A realm file contains a login flow with all its steps, so a part of it isn’t enough. Change the flow with one of the scripts, and export the realm.',
  }),
})

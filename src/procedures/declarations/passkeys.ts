import {admin, defineProcedure, type Step} from '../procedure'
import {realmSettings} from './terraform'

/** Adds **Sign in with Passkey** to the login page. */
export default defineProcedure({
  name: 'passkeys',
  title: 'Turn on passkeys',
  page: 'docs/authentication/webauthn.mdx',
  roles: {read: ['view-realm'], write: ['manage-realm']},
  values: [
    {
      name: 'entity',
      label: 'Name that devices show',
      default: 'Acme',
      pattern: /[^"\\<>…]{1,60}/,
      allowed: 'up to 60 characters without quotes, backslashes, and angle brackets',
    },
  ],
  steps: (value): readonly Step[] => [
    {
      title: 'Turn on passkeys in the passwordless policy',
      console: [
        'Open **Authentication** > **Policies** > **WebAuthn Passwordless Policy**.',
        `Enter **${value('entity')}** as **Relying party entity name**.`,
        'Turn **Enable Passkeys** on, and select **Save**.',
      ],
      what: 'the WebAuthn passwordless policy',
      name: 'passkeys',
      find: {path: admin()},
      want: settings(value('entity')),
      update: {method: 'PUT', path: admin()},
      none: {webAuthnPolicyPasswordlessPasskeysEnabled: false},
    },
  ],
  terraform: (value) => {
    const {blocks, note} = realmSettings({
      blocks: {
        web_authn_passwordless_policy: {
          arguments: {
            relying_party_entity_name: value('entity'),
            passwordless_passkeys_enabled: true,
            // The provider's defaults are weaker than those of a realm.
            require_resident_key: 'Yes',
            user_verification_requirement: 'required',
          },
        },
      },
    })
    return {
      blocks,
      note: `${note} From Keycloak 26.7 on, you can write discoverable_credential = "required" instead of require_resident_key, which is deprecated there. If you remove the block later, the provider leaves the policy as it is.`,
    }
  },
  realmImport: (value) => ({as: 'realm', realm: settings(value('entity'))}),
})

const settings = (entity: string) => ({
  webAuthnPolicyPasswordlessPasskeysEnabled: true,
  webAuthnPolicyPasswordlessRpEntityName: entity,
})

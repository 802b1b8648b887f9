import {checksOf, healthOf, outputOf, scriptOf} from './checks'
import {currentFindingsOf} from './currentFindings'
import {readCurrent} from './current'
import {findingsOf} from './findings'
import {confOf, configMapOf, optionsOf, variablesOf} from './options'
import {proxyCode} from './proxyCode'
import {readSetup, type Setup} from './setup'
import type {ToolModule} from '../run'
import type {Finding, Report, ReportPart} from '../report'

/** Writes the options of Keycloak, the rules of the proxy, and the checks. Nothing leaves the browser. */
export const run: ToolModule['run'] = (values): Report => {
  const current = currentFindingsOf(readCurrent(values.text('current')))
  if (values.text('base').trim() === '') return current
  const setup = readSetup(values)
  const findings = [...findingsOf(setup), ...current]
  return [...verdict(findings), ...findings, ...addresses(setup), ...configuration(setup), ...checks(setup)]
}

function verdict(findings: readonly Finding[]): Finding[] {
  const errors = findings.filter(({severity}) => severity === 'error').length
  const warnings = findings.filter(({severity}) => severity === 'warning').length
  return errors + warnings > 0
    ? []
    : [
        {
          kind: 'finding',
          severity: 'ok',
          title: 'This setup has no known mistake.',
          fix: 'Copy the files, and run the checks.',
        },
      ]
}

function addresses(setup: Setup): ReportPart[] {
  const {base, admin, realm} = setup
  const realmUrl = `${base.url}/realms/${realm}`
  return [
    {kind: 'heading', text: 'Addresses'},
    {
      kind: 'table',
      caption: 'Addresses that result from the configuration',
      head: ['Address', 'Value'],
      rows: [
        ['Issuer', realmUrl],
        ['Discovery', `${realmUrl}/.well-known/openid-configuration`],
        ['Login', `${realmUrl}/protocol/openid-connect/auth`],
        ['Token endpoint', `${realmUrl}/protocol/openid-connect/token`],
        ['Redirect address for an identity provider', `${realmUrl}/broker/<alias>/endpoint`],
        ['Account console', `${realmUrl}/account/`],
        ['Admin console', `${(admin ?? base).url}/admin/`],
        ...(setup.management === 'off' ? [] : [['Health, on the server only', healthOf(setup)]]),
      ],
    },
  ]
}

function configuration(setup: Setup): ReportPart[] {
  const options = optionsOf(setup)
  const build = options.filter(({isBuildOption}) => isBuildOption)
  return [
    {kind: 'heading', text: 'Keycloak'},
    {kind: 'code', title: 'keycloak.conf', language: 'ini', code: confOf(options)},
    ...(build.length === 0
      ? []
      : [
          {
            kind: 'text',
            text: `These options count when you run \`kc.sh build\`: ${build.map(({option}) => `\`${option}\``).join(', ')}.`,
          } as const,
        ]),
    setup.proxy === 'ingress'
      ? {kind: 'code', title: 'config.yaml', language: 'yaml', code: configMapOf(options)}
      : {kind: 'code', title: 'keycloak.env', language: 'ini', code: variablesOf(options)},
    ...proxyCode(setup),
  ]
}

function checks(setup: Setup): ReportPart[] {
  const all = checksOf(setup)
  return [
    {kind: 'heading', text: 'Checks'},
    {kind: 'code', title: 'check.sh', language: 'bash', code: scriptOf(all)},
    {kind: 'code', title: 'Expected output', language: 'text', code: outputOf(all)},
  ]
}

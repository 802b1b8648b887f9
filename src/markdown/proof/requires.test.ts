import {expect, it} from 'vitest'
import {parseTree} from '../parseTree'
import {parseProof} from './parse'
import {requirementsOf} from './requires'

const requirements = (fence: string, code: string) => [
  ...requirementsOf(parseProof(parseTree(`Text.\n\n\`\`\`${fence}\n${code}\n\`\`\`\n`)).steps),
]

it.each([
  ['bash', 'curl "https://auth.example.com/realms/acme/orgs?search=cedar"', [['orgs', 3]]],
  ['bash', 'made POST "/realms/$LAB_REALM/orgs" {}', [['orgs', 3]]],
  ['http', 'GET /realms/acme/orgs/<org-id>', [['orgs', 3]]],
  ['bash', 'curl https://auth.example.com/realms/acme/webhooks', [['events', 3]]],
  ['bash', 'curl https://auth.example.com/realms/acme/attributes', [['events', 3]]],
  ['bash hidden', 'deliveries | jq length', [['events', 3]]],
  ['http', 'POST /realms/acme/magic-link', [['magic-link', 3]]],
] as const)('a block needs what it calls: ```%s %s', (fence, code, needed) => {
  expect(requirements(fence, code)).toEqual(needed)
})

it.each([
  ['bash', 'curl https://auth.example.com/admin/realms/acme/events'],
  ['bash', 'curl https://auth.example.com/admin/realms/acme/organizations'],
  ['bash', 'admin GET events/config'],
  ['bash only="orgs"', 'curl https://auth.example.com/realms/acme/orgs'],
  ['bash only="!orgs"', 'curl https://auth.example.com/realms/acme/orgs'],
])('a block needs no extension for what Keycloak answers, or if it names the extension: ```%s %s', (fence, code) => {
  expect(requirements(fence, code)).toEqual([])
})

import {describe, expect, it} from 'vitest'
import {checkProofRoles, prerequisiteRoles} from './proofRoles'

const page = (...items: string[]): string =>
  ['Text.', '', '## Prerequisites', '', ...items, '', '## Next', ''].join('\n')
const check = (source: string, roles?: readonly string[]) =>
  checkProofRoles({file: 'docs/a.mdx', source, line: 5, roles}).map(({line, fix}) => `${line}: ${fix}`)

describe('the roles that a page tells its readers to have', () => {
  it('are the client roles of realm-management in the section Prerequisites, with their lines', () => {
    const source = page('- `jq` and `manage-users`', '- for step 2, also `view-events`')
    expect([...prerequisiteRoles(`Give \`view-realm\`.\n\n${source}`)]).toEqual([
      ['manage-users', 7],
      ['view-events', 8],
    ])
  })

  it.each([
    ['a service account', '- a service account with `manage-users`'],
    ['an organization', '- a token of Olivia, who has the organization roles `view-identity-providers`'],
    ['another section', '- `curl`\n\n## Roles\n\n`manage-users`'],
  ])('are not those of %s', (_, item) => {
    expect([...prerequisiteRoles(page(item))]).toEqual([])
  })
})

describe('a proof', () => {
  const source = page('- an administrator with `manage-users` and `view-events`')

  it('runs with exactly the roles of the prerequisites', () => {
    expect(check(source, ['manage-users', 'view-events'])).toEqual([])
    expect(check(source)).toEqual([expect.stringContaining('5: Write "roles: [manage-users, view-events]"')])
    expect(check(source, ['view-events'])).toEqual([
      expect.stringContaining('5: Write "roles: [view-events, manage-users]"'),
    ])
    expect(check(source, ['manage-users', 'view-events', 'view-realm'])).toEqual([
      '5: List `view-realm` among the prerequisites, or remove it from "roles".',
    ])
  })

  it('needs no roles where the page tells readers to use realm-admin, or names no role', () => {
    expect(check(page('- an administrator with `realm-admin`, or with `manage-users`'))).toEqual([])
    expect(check(page('- `curl`'))).toEqual([])
  })
})

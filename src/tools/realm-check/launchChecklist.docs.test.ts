import {readFileSync} from 'node:fs'
import {expect, it} from 'vitest'

it('the launch checklist names the findings that a realm which follows it can have', () => {
  const page = readFileSync('docs/getting-started/launch-checklist.mdx', 'utf8')
  // `rules.test.ts` has the findings: client-offline-optional and client-shared-secret.
  expect(page).toContain('a client that can request `offline_access`, and a client that authenticates with a secret')
})

import {expect, it} from 'vitest'
import {SiteError} from '../../src/lib/problem'
import {daysOf, digestDraft, digestSlug, type DigestData} from './digest'

const data: DigestData = {
  releases: [{minor: '26.8', patches: {0: '2026-10-01', 1: '2026-11-03'}, supported: 'SCIM API'}],
  releasesUpTo: '2026-11-30',
  advisories: [
    {
      id: 'CVE-2026-1',
      published: '2026-10-05',
      access: 'none',
      title: 'A token is accepted twice',
      applies: 'Always.',
      fixedIn: ['26.8.1'],
    },
  ],
  advisoriesUpTo: '2026-10-20',
  stateOf: () => ({status: 'mitigated', since: '2026-10-08', note: 'Our build has a patch.'}),
  changelog: [
    {
      id: 'new-region',
      date: '2026-10-31',
      type: 'added',
      title: 'A new region',
      text: 'You can choose it for new deployments.',
      scopes: ['shared'],
      links: [],
    },
  ],
  pages: [
    {title: 'SCIM', path: '/docs/users/scim/', section: 'docs/users', isNew: true},
    {title: 'Users', path: '/docs/users/', section: 'docs/users', isNew: false},
  ],
}
const draft = (from: string, to = from, change: Partial<DigestData> = {}) =>
  digestDraft({from, to}, {...data, ...change}, '2026-12-05')

it('has the releases, vulnerabilities, changes, and pages of the month', () => {
  const text = draft('2026-10')
  expect(text).toContain('title: Keycloak in October 2026')
  expect(text).toContain('slug: keycloak-in-october-2026')
  expect(text).toContain('| 26.8.0 | October 1, 2026 | SCIM API |')
  expect(text).not.toContain('26.8.1 | November')
  expect(text).toMatch(/<AdvisoryLink id="CVE-2026-1" \/>.*Mitigated since October 8, 2026/)
  expect(text).toContain('**October 31, 2026, added:** A new region. You can choose')
  expect(text).toContain('1 pages are new, and 1 changed.')
  expect(text).toContain('- **docs/users:** [SCIM](/docs/users/scim/)')
})

it('asks the writer for what the data doesn’t reach, instead of saying that it didn’t happen', () => {
  const text = draft('2026-11', '2026-11', {changelog: []})
  expect(text).toContain('TODO: src/data/offer/advisories.ts is complete up to October 20, 2026')
  expect(text).not.toContain('No vulnerability')
  expect(draft('2026-09', '2026-09')).toContain('No vulnerability of the server was published.')
  expect(text).toContain('The service has no changes.')
})

it('covers several months', () => {
  const text = draft('2026-10', '2026-11')
  expect(text).toContain('title: Keycloak from October 2026 to November 2026')
  expect(text).toContain('| 26.8.1 | November 3, 2026 | Fixes |')
})

it('describes a month that isn’t over up to today', () => {
  const text = digestDraft({from: '2026-11', to: '2026-11'}, {...data, advisoriesUpTo: '2026-11-02'}, '2026-11-02')
  expect(text).not.toContain('26.8.1')
  expect(text).not.toContain('is complete up to')
})

it('knows the last day of a month, and rejects what isn’t one', () => {
  expect(daysOf('2028-02')).toEqual({first: '2028-02-01', last: '2028-02-29'})
  expect(digestSlug({to: '2026-10'})).toBe('keycloak-in-october-2026')
  for (const month of ['2026-13', 'October', '2026-1']) expect(() => daysOf(month)).toThrow(SiteError)
})

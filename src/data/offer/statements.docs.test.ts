import {readFileSync} from 'node:fs'
import {globSync} from 'tinyglobby'
import {describe, expect, it} from 'vitest'
import verified from '../verifiedProofs.json'
import {auditReports, launches} from './claims'
import {limits} from './limits'
import {subprocessors} from './subprocessors'
import {service} from './versions'

/** A line of a page, with its file. */
type Line = {file: string; text: string}

const linesOf = (...patterns: string[]): Line[] =>
  globSync(patterns, {ignore: '**/*.test.*'}).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((text) => ({file, text})),
  )

const pages = linesOf('docs/**/*.mdx', 'guides/**/*.mdx', 'articles/**/*.mdx', 'src/pages/**/*.{mdx,ts,tsx}')
const posts = linesOf('blog/*.mdx')

/** Where a text is, as `file: line`. */
const found = (lines: readonly Line[], text: RegExp): string[] =>
  lines.filter((line) => text.test(line.text)).map((line) => `${line.file}: ${line.text.trim()}`)

describe('questions about the service', () => {
  const ASKS = /\bask (?:\[?support\b|us\b)/i

  /** Sentences that are about something else than the service, such as privacy requests. */
  const isOther = (place: string): boolean =>
    /^src\/pages\/company\/(?:privacy|careers)\//.test(place) ||
    /such as the \[Keycloak project\]|title: 'Start with a realm, or ask us first'/.test(place)

  it('are answered, and not sent to support', () => {
    expect(ASKS.test('To learn which version runs, ask support.')).toBe(true)
    expect(found(pages, ASKS).filter((place) => !isOther(place))).toEqual([])
  })

  it('and orders lead to the page with their times, and not to an address only', () => {
    expect(found(pages, /\[support\]\(mailto:/)).toEqual([])
  })
})

describe('limits', () => {
  it('state requests per second, users, organizations, webhooks, and email', () => {
    const ids: readonly string[] = limits.map(({id}) => id)
    const asked = ['requests-per-deployment', 'users', 'organizations', 'webhooks', 'webhook-deliveries', 'emails']
    expect(ids).toEqual(expect.arrayContaining(asked))
  })
})

describe('data residency', () => {
  it('no page says that all data stays in a region, while data of a subprocessor leaves it', () => {
    const STAYS =
      /\b(?:your|all|their) data (?:always )?(?:stays|remains|is kept) (?:where|in (?:the|your|one|that)\b)/i
    expect(STAYS.test('5 regions, and your data stays in the one you choose')).toBe(true)
    if (subprocessors.some(({leavesRegion}) => leavesRegion)) expect(found([...pages, ...posts], STAYS)).toEqual([])
  })
})

describe('the version of the service', () => {
  const versionsOf = Object.values(verified).map(({bundles}) =>
    Object.values(bundles).map(({versions: [keycloak]}) => keycloak),
  )

  it('is one that most pages are proven on', () => {
    const proven = versionsOf.filter((versions) => versions.includes(`Keycloak ${service.server}`))
    expect(proven.length).toBeGreaterThan(versionsOf.length / 2)
  })
})

describe('what a provider can’t stand behind', () => {
  it('posts announce a feature only if the history of launches has it', () => {
    const ANNOUNCES = /\b(?:from today|you can now|can now|(?:is|are) here\b,|we(?:'re| are) (?:launching|announcing))/i
    expect(ANNOUNCES.test('From today, realms have wizards.')).toBe(true)
    const ours = [...new Set(posts.filter(({text}) => /^ {2}- (?:product|team)$/.test(text)).map(({file}) => file))]
    expect(ours.length).toBeGreaterThan(5)
    const known = launches.map(({post}) => post)
    const unknown = ours.filter(
      (file) => !known.some((post) => post.includes(file.slice('blog/2022-01-01-'.length, -4))),
    )
    const lines = posts.filter(({file}) => unknown.includes(file))
    expect(found(lines, ANNOUNCES)).toEqual([])
  })

  it('pages mention reports of audits only through the component, which is empty while there are none', () => {
    const CLAIMS =
      /\b(?:reports? of (?:our )?(?:audits|penetration tests)|our (?:audit|test) reports?|we(?:'re| are) certified)\b/i
    expect(CLAIMS.test('Reports of audits and penetration tests: trust center')).toBe(true)
    if (auditReports.length === 0) expect(found([...pages, ...posts], CLAIMS)).toEqual([])
  })

  it('authors don’t claim that everything was tried on a server', () => {
    expect(found(linesOf('src/data/authors.ts'), /tried on a running server/)).toEqual([])
  })
})

it('the page about email names the theme that needs no jar before a custom theme', () => {
  const options = linesOf('docs/getting-started/email.mdx').filter(({text}) => text.startsWith('- **'))
  const [first, second] = ['email theme `attributes`', 'custom theme'].map((option) =>
    options.findIndex(({text}) => text.includes(option)),
  )
  expect(first).toBeGreaterThanOrEqual(0)
  expect(second).toBeGreaterThan(first ?? 0)
})

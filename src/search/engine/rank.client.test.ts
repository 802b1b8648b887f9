import {describe, expect, it} from 'vitest'
import {buildSearch, type SearchedPage} from '../plugin.build'
import type {SearchHead, Shard} from '../searchIndex'
import {readHead} from './loadIndex.client'
import {placesOf} from './places.client'
import {ranker} from './rank.client'

const page = (path: string, title: string, html: string): SearchedPage => ({
  path,
  title,
  html: `<main><article><h1>${title}</h1>${html}</article></main>`,
  meta: new Map(),
  structuredData: [],
})

/** Pages whose words begin with all letters and numbers, so that the terms of the index need several files. */
const filling = Array.from({length: 400}, (_, at) => {
  const words = Array.from(
    {length: 12},
    (_, word) => `${((at * 12 + word) % 1296).toString(36).padStart(2, 'z')}q${at}`,
  )
  return page(`/docs/${at}/`, `Filler ${at}`, `<p>${words.join(' ')}</p>`)
})

const built = await buildSearch(
  [
    page('/docs/invitations/', 'Invitations', '<h2 id="empty">The link is empty</h2><p>Set an address.</p>'),
    page('/docs/roles/', 'Roles', '<p>Roles of a member.</p>'),
    page('/docs/brute-force/', 'Brute force detection', '<p>Locks an account.</p>'),
    page('/docs/flows/', 'Flows', '<p>A flow has an <code>ORGANIZATION_ROLE</code>.</p>'),
    page(
      '/docs/logins/',
      'Failed logins',
      '<p>The log has <code>type="LOGIN_ERROR", … error="user_not_found"</code>.</p>',
    ),
    page('/docs/sample/', 'Sample', '<h2 id="8-log-in">8. Log in</h2><p>Open the page.</p>'),
    page('/docs/flask/', 'Log in with Flask', '<p>Let users log in. The login is short.</p>'),
    page('/docs/audit-logs/webhooks/', 'Receive events by webhook', '<p>Verify the signature of an event.</p>'),
    page('/docs/proxies/', 'Proxies', '<p>A webhook passes them, and so does any hook of another kind.</p>'),
    page('/docs/saml-applications/', 'SAML applications', '<p>Connect one.</p>'),
    page('/docs/tools/saml/', 'SAML decoder for requests', '<p>Paste a SAML message.</p>'),
    ...filling,
  ],
  {baseUrl: '/', kinds: [{id: 'docs', path: '/docs/'}], latest: new Set()},
)

const isShard = (value: unknown): value is Shard =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'terms') === 'string'

const contentOf = (file: string): unknown => JSON.parse(built.files.get(file.slice(1)) ?? 'null')

const home = filling[0]
if (home === undefined) throw new Error('There are no pages.')
const head: SearchHead = readHead(contentOf(built.indexFor(home)))
const places = placesOf(head.pages)

/** A search that counts the files that it loads. @param isBroken whether a file doesn't come. */
function searching(isBroken: () => boolean = () => false) {
  const files: string[] = []
  const {rank} = ranker(head, places, (file) => {
    files.push(file)
    const shard = contentOf(file)
    return isBroken() || !isShard(shard) ? Promise.reject(new Error('Offline')) : Promise.resolve(shard.terms)
  })
  const find = async (query: string) => {
    const [first] = await rank(query)
    const place = places[first ?? -1]
    return place && `${place.page.path}${place.anchor && `#${place.anchor}`}`
  }
  return {files, find}
}

describe('a search in an index of several files', () => {
  it('loads only the files that have the words of the query, and each once', async () => {
    expect(head.shards.length).toBeGreaterThan(3)
    const {files, find} = searching()
    expect(await find('invitations')).toBe('/docs/invitations/')
    expect(files.length).toBeLessThan(head.shards.length)
    const before = files.length
    expect(await find('invitation')).toBe('/docs/invitations/')
    expect(files.length).toBe(before)
    expect(new Set(files).size).toBe(files.length)
  })

  it.each([
    ['a section by a word of its page and one of its heading', 'invitation empty link', '/docs/invitations/#empty'],
    ['a word that is misspelled behind its beginning', 'invitatoins', '/docs/invitations/'],
    ['a word of a title that is misspelled from its beginning', 'nvitations', '/docs/invitations/'],
    ['two words of a title that are written as one', 'bruteforce', '/docs/brute-force/'],
    ['the beginning of a word', 'invit', '/docs/invitations/'],
    ['a step without its number', 'log in', '/docs/sample/#8-log-in'],
    ['one word of a title that is written as two', 'web hook', '/docs/audit-logs/webhooks/'],
    ['the page that explains a word before the tool that is named after it', 'SAML', '/docs/saml-applications/'],
    ['a name in code', 'ORGANIZATION_ROLE', '/docs/flows/'],
    [
      'a line of a log with its time, its thread, and its IDs',
      '2026-11-27 14:00:24,810 WARN  [org.keycloak.events] (executor-thread-4) type="LOGIN_ERROR", realmId="6260b6d3-fc6f-4032-8b49-2fe910804a2f", realmName="invitations", clientId="roles", error="user_not_found", username="brute force"',
      '/docs/logins/',
    ],
  ])('finds %s', async (_, query, where) => {
    expect(await searching().find(query)).toBe(where)
  })

  it('fails when a file does not come, and finds the page once it does', async () => {
    let isBroken = true
    const {find} = searching(() => isBroken)
    await expect(find('invitations')).rejects.toThrow('Offline')
    isBroken = false
    expect(await find('invitations')).toBe('/docs/invitations/')
  })
})

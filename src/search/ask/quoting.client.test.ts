import {describe, expect, it} from 'vitest'
import type {SearchEngine} from '../engine/engine.client'
import {quotesFor} from './quoting.client'

const SECTIONS = 1000

/**
 * An engine that finds the same sections for every question, in this order.
 * @param common terms that most sections have. @param unknown terms that no section has.
 */
function engineWith(
  sections: readonly {title: string; text: string}[],
  common: readonly string[] = [],
  unknown: readonly string[] = [],
): SearchEngine {
  const found = sections.map(({title, text}) => ({
    hit: {url: `/${title}/`, title, heading: '', trail: [], kind: 'docs'},
    text,
  }))
  return {
    prepare: () => Promise.resolve(),
    search: () => Promise.resolve({hits: found.map(({hit}) => hit), nbHits: found.length, kinds: {}}),
    excerpt: () => Promise.resolve([]),
    passages: () =>
      Promise.resolve({
        found,
        sections: SECTIONS,
        sectionsWith: (term) => {
          if (unknown.includes(term)) return 0
          return common.includes(term) ? SECTIONS / 2 : SECTIONS / 100
        },
      }),
  }
}

const answersOf = async (engine: SearchEngine, question: string): Promise<string[]> =>
  (await quotesFor(engine, question)).quotes.map(({quote}) => quote)

const broker = {
  title: 'Identity providers',
  text: 'The table lists errors.\nUnexpected error when authenticating with identity provider The client secret is wrong. Copy it again.\nInvalid token issuer The realm has another address.',
}
const operation = {
  title: 'Get an identity provider',
  text: 'Returns an identity provider. An error is answered with 401.',
}

describe('an answer that quotes the site', () => {
  it('prefers the passage with the words of an error message to one that only shares words', async () => {
    const engine = engineWith([operation, broker])
    expect(await answersOf(engine, 'Unexpected error when authenticating with identity provider')).toEqual([
      expect.stringMatching(/^Unexpected error when authenticating with identity provider The client secret is wrong/),
    ])
  })

  it('finds a message in quotation marks whatever else the question says', async () => {
    const engine = engineWith([operation, broker])
    expect(await answersOf(engine, 'why do I get "Invalid token issuer" from my API?')).toEqual([
      expect.stringMatching(/^Invalid token issuer The realm/),
    ])
  })

  it('has no answer where the question quotes what no passage has', async () => {
    const engine = engineWith([operation, broker])
    expect(await answersOf(engine, 'identity provider error "Signature length not correct"')).toEqual([])
    expect(await answersOf(engine, 'identity provider error NoSuchFieldError')).toEqual([])
  })

  it('has no answer where a passage has other words of the question than those that it quotes', async () => {
    const engine = engineWith([{title: 'Providers', text: 'Read the response from the identity provider.'}])
    expect(await answersOf(engine, 'response from the identity provider because "this.text" is null')).toEqual([])
  })

  it('prefers the passage with the name in code to one with some words of that name', async () => {
    const engine = engineWith([
      {title: 'Bodies', text: 'Only the status, such as 404 Not Found. Error details are optional.'},
      {title: 'Events', text: 'cookie_not_found: the browser sent no cookie of the login.'},
    ])
    expect(
      await answersOf(engine, 'a SAML login that the provider started ends with a cookie_not_found error'),
    ).toEqual(['cookie_not_found: the browser sent no cookie of the login.'])
  })

  it('takes the last part of the name of a Java class for its name', async () => {
    const engine = engineWith([{title: 'Versions', text: 'A NoSuchMethodError says that a jar is too old.'}])
    expect(await answersOf(engine, 'java.lang.NoSuchMethodError after an upgrade')).toEqual([
      'A NoSuchMethodError says that a jar is too old.',
    ])
  })

  it('finds the name of a Java class where the page has its package too', async () => {
    const engine = engineWith([{title: 'Versions', text: 'java.lang.NoSuchMethodError: the jar is too old.'}])
    expect(await answersOf(engine, 'what does NoSuchMethodError mean?')).toEqual([
      'java.lang.NoSuchMethodError: the jar is too old.',
    ])
  })

  it('says that there is more before it where it begins within a long block of code', async () => {
    const code = `${'step one '.repeat(60)}curl --data grant_type=password ${'step two '.repeat(60)}`
    const [quote] = await answersOf(engineWith([{title: 'Code', text: code}]), 'what is "grant_type=password" for?')
    expect(quote).toMatch(/^… .*grant_type=password/)
  })

  it('begins at a row or a sentence, and never in the middle of a long block', async () => {
    const code = 'x'.repeat(50)
    const engine = engineWith([
      {
        title: 'Logout',
        text: `Send the ID token with the request.\n${Array.from({length: 20}, () => code).join(' ')} id token request`,
      },
    ])
    const [answer = ''] = await answersOf(engine, 'send an ID token with the logout request')
    expect(answer.startsWith('Send the ID token with the request.')).toBe(true)
    expect(answer.length).toBeLessThanOrEqual(360)
  })

  it('answers a plain question as before, by how much of it a passage says', async () => {
    const engine = engineWith([
      {title: 'Invitations', text: 'An invitation expires after a week. Other text.'},
      operation,
    ])
    expect(await answersOf(engine, 'when does an invitation expire')).toEqual([
      'An invitation expires after a week. Other text.',
    ])
  })
  it('quotes nothing that lacks the rare words of the question, and names the best pages instead', async () => {
    const engine = engineWith(
      [
        {title: 'Console', text: 'The admin console shows the realm.'},
        {title: 'Admins', text: 'An admin opens the console.'},
      ],
      ['admin', 'consol'],
    )
    const {quotes, pages} = await quotesFor(engine, 'admin console never loads')
    expect(quotes).toEqual([])
    expect(pages.map(({title}) => title)).toEqual(['Console', 'Admins'])
  })

  it('quotes nothing that has the words of the question scattered over several sentences', async () => {
    const text = 'Check the signature of the file. Leave out words below the minimum length. Use the correct form.'
    expect(await answersOf(engineWith([{title: 'Lists', text}]), 'signature length not correct')).toEqual([])
  })

  it('takes no run of words that many passages have for a quotation', async () => {
    const text = 'Users log in with a passkey. Open the admin console to set it up.'
    const engine = engineWith([{title: 'Passkeys', text}], ['user', 'log', 'admin', 'consol', 'open', 'set'])
    expect(await answersOf(engine, 'can users log in with a fingerprint on their Kindle')).toEqual([])
    expect(await answersOf(engine, 'how do I translate the admin console into Klingon')).toEqual([])
  })

  it('takes no run of words for a quotation beside a word that no page has', async () => {
    const sections = [{title: 'Directories', text: 'Connect Keycloak with LDAP, and use TLS.'}]
    const question = 'can I use Keycloak with LDAP over QUIC'
    expect(await answersOf(engineWith(sections, ['keycloak'], ['quic']), question)).toEqual([])
    expect(await answersOf(engineWith(sections, ['keycloak']), question)).toHaveLength(1)
  })

  it('takes a part of a name for no other name', async () => {
    const engine = engineWith([{title: 'Export', text: 'Read the users from Microsoft Graph.'}], ['user', 'support'])
    expect(await answersOf(engine, 'does it support GraphQL')).toEqual([])
  })

  it('takes a message for the name in code that stands for it', async () => {
    const engine = engineWith([
      {title: 'Frames', text: 'The frame found no session. The browser blocked the cookie.'},
      {title: 'Events', text: 'In a browser without cookies, cookie_not_found is normal.'},
    ])
    expect(await answersOf(engine, 'Cookie not found')).toEqual([
      'In a browser without cookies, cookie_not_found is normal.',
    ])
  })

  it('does not take a version number for a quotation', async () => {
    const engine = engineWith([
      {title: 'Email', text: 'Connect to the SMTP server of Office 365 with OAuth 2.0 to send email.'},
      {title: 'Glossary', text: 'OAuth 2.0 is a framework.'},
    ])
    expect(await answersOf(engine, 'SMTP OAuth 2.0 Office 365 email')).toEqual([
      'Connect to the SMTP server of Office 365 with OAuth 2.0 to send email.',
    ])
  })

  it('keeps to passages that say the whole question in one sentence, if there are any', async () => {
    const engine = engineWith([
      {title: 'Reject an invitation', text: 'The token has expired.'},
      {title: 'Invitations', text: 'An invitation does not expire.'},
    ])
    expect(await answersOf(engine, 'when does an invitation expire')).toEqual(['An invitation does not expire.'])
  })
})

import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import type {ErrorFileEntry} from '../../lib/errorFile'
import {plainText} from '../../lib/inlineText'
import {fuzzRuns} from '../fuzz'
import {answer} from './answer'
import {errorsForm} from './form'
import {findPieces} from './literal'
import {matchesOf} from './match'
import {prepare} from './prepare'
import {cpuMsOf} from '../../../tests/lib/cpuTime'

const entry = (problem: string, title: string, cause = 'Why.'): ErrorFileEntry => ({
  problem,
  cause,
  fix: 'Do this.',
  page: {title, address: `/base/docs/${title.toLowerCase().replaceAll(' ', '-')}/`},
})

const entries: readonly ErrorFileEntry[] = [
  entry('`invalid_grant`: `Code not valid`', 'Codes'),
  entry('`invalid_grant`: `Session not active`', 'Sessions'),
  entry('`invalid_grant` when it renews', 'Renewal'),
  entry('`type="LOGIN_ERROR", … error="user_not_found"`', 'Login events'),
  entry('`type="LOGIN_ERROR", … error="invalid_redirect_uri"`', 'Redirects'),
  entry('`Client … already exists`', 'Scripts'),
  entry(
    '`PKIX path building failed: …`',
    'Set up email',
    'The mail server has a certificate that Keycloak does not trust. SMTP',
  ),
  entry('`PKIX path building failed` at the directory', 'Connect LDAP', 'The LDAP directory has such a certificate.'),
  entry('Logins fail with `strict`', 'Cookies'),
  entry('The application receives no roles', 'Roles'),
  ...Array.from({length: 60}, (_, at) => entry(`Filler${at} symptom number${at}`, `Page${at}`)),
]
const lookup = prepare(entries)
const first = (text: string): string | undefined => matchesOf(text, lookup)[0]?.entry.page.title

describe('the lookup', () => {
  it.each([
    ['an OAuth error', '{"error":"invalid_grant","error_description":"Session not active"}', 'Sessions'],
    [
      'an OAuth error in a log',
      String.raw`response: "{\"error\":\"invalid_grant\",\"error_description\":\"Code not valid\"}"`,
      'Codes',
    ],
    [
      'a callback',
      'https://app.example/cb?error=invalid_grant&error_description=Code+not+valid&state=0b1c'.replaceAll('+', '%20'),
      'Codes',
    ],
    ['an error code alone', 'invalid_grant', 'Renewal'],
    [
      'a line of the log',
      '2026-11-27 14:00:24,810 WARN  [org.keycloak.events] (executor-thread-4) type="LOGIN_ERROR", realmId="6260b6d3-fc6f-4032-8b49-2fe910804a2f", clientId="web", error="invalid_redirect_uri", redirect_uri="https://x.example/"',
      'Redirects',
    ],
    ['a stored event', '{"type": "LOGIN_ERROR", "realmId": "acme", "error": "user_not_found"}', 'Login events'],
    ['a message with a name in it', 'Client my-own-client already exists', 'Scripts'],
    ['a symptom in other words', 'my application receives no roles at all', 'Roles'],
    [
      'a cause below the frames of a mail server',
      'at org.eclipse.angus.mail.smtp.SMTPTransport.startTLS(SMTPTransport.java:2183)\nCaused by: sun.security.validator.ValidatorException: PKIX path building failed: sun.security.X',
      'Set up email',
    ],
  ])('finds %s', (_, text, title) => {
    expect(first(text)).toBe(title)
  })

  it('finds the last cause of a stack trace of any length', () => {
    const frames = '\tat org.keycloak.services.Resource.call(Resource.java:1)\n'.repeat(10_000)
    expect(first(`ERROR Uncaught server error\n${frames}Caused by: Session not active`)).toBe('Sessions')
  })

  it('takes no frequent word for a message', () => {
    expect(matchesOf('strict', lookup)).toEqual([])
    expect(matchesOf('The server is not there, see the log for more details', lookup)).toEqual([])
  })

  it('gives five answers at most, and two for the same message', () => {
    const many = prepare([...entries, ...Array.from({length: 9}, (_, at) => entry('`Code not valid`', `Other${at}`))])
    const found = matchesOf('invalid_grant Code not valid Session not active', many)
    expect(found.length).toBeLessThanOrEqual(5)
    expect(found.filter(({entry: {problem}}) => problem === '`Code not valid`')).toHaveLength(2)
  })

  it('never throws, and answers with entries of the list', () => {
    const pieces = fc.constantFrom(
      'invalid_grant',
      'Code not valid',
      '…',
      '`',
      'Client ',
      ' already exists',
      'at a.b.C(',
      '%27',
    )
    const texts = fc.array(fc.oneof(pieces, fc.string({unit: 'binary'}))).map((all) => all.join(' '))
    fc.assert(
      fc.property(texts, (text) => {
        for (const match of matchesOf(text, lookup)) expect(entries).toContain(match.entry)
      }),
      {numRuns: fuzzRuns()},
    )
  })

  it.each(['Client ', 'Client x ', 'type LOGIN_ERROR ', 'a.b.C.', 'at a.b(', '{"error":', '%25', '\\'])(
    'answers a megabyte of %j within two seconds',
    async (piece) => {
      const megabyte = piece.repeat(Math.ceil(1_000_000 / piece.length))
      expect(await cpuMsOf(() => matchesOf(megabyte, lookup))).toBeLessThan(2000)
    },
  )
})

describe('findPieces', () => {
  it('lets a variable part be anything of a bounded length', () => {
    expect(findPieces(' client x already exists ', [' client ', ' already exists '])).toEqual({from: 0, to: 24})
    expect(findPieces(` client ${'x '.repeat(400)}already exists `, [' client ', ' already exists '])).toBeUndefined()
  })

  it('tries a later place of the first piece', () => {
    const text = ` client ${'x '.repeat(400)}client y already exists `
    expect(findPieces(text, [' client ', ' already exists '])?.from).toBe(807)
  })
})

describe('the answer', () => {
  it('names the problem, the cause, the fix, the versions, and the page without the base path', () => {
    const seen = {...entry('`a_b`', 'Page X'), place: 'server log', versions: ['1.0', '1.1'], elsewhere: '`c`'}
    const [finding] = answer('a_b', [{entry: seen, isLiteral: true, score: 1}], '/base/')
    expect(finding).toEqual({
      kind: 'finding',
      severity: 'error',
      title: '`a_b`',
      text: 'Why. Seen on Keycloak 1.0 and 1.1. Place: server log. Other versions: `c`.',
      fix: 'Do this.',
      page: {label: 'Page X', path: '/docs/page-x/'},
    })
  })

  it('says that nothing fits, and offers a search without the names and IDs of the text', () => {
    const report = answer('10:00:00 ERROR realmId=acme, Something unheard of', [], '/')
    expect(report.map((part) => (part.kind === 'finding' ? part.title : ''))[0]).toBe(
      'No listed message fits this text.',
    )
    expect(report.at(-1)).toMatchObject({page: {path: '/search/?q=Something%20unheard%20of'}})
    expect(answer('10:00:00', [], '/')).toHaveLength(1)
  })

  it('says that a text was compared in part', () => {
    const titles = (text: string) =>
      answer(text, matchesOf(text, lookup), '/').map((part) => (part.kind === 'finding' ? part.title : ''))
    const cut = 'Only the first 10,000 words of your text were compared.'
    expect(titles(`${'Something unheard '.repeat(5000)}Code not valid`)).toContain(cut)
    expect(titles(`invalid_grant ${'Something unheard '.repeat(5000)}`)).toContain(cut)
    expect(titles('Something unheard of')).not.toContain(cut)
  })

  it('has marks that the report can draw', () => {
    for (const {problem} of entries) expect(plainText(problem)).not.toContain('`')
  })
})

it('the form has the field that the tool reads', () => {
  expect(errorsForm.fields.map(({name}) => name)).toEqual(['text'])
})

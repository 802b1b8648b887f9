import {rm, symlink} from 'node:fs/promises'
import type {Server} from 'node:http'
import path from 'node:path'
import type {Client} from '@modelcontextprotocol/sdk/client/index.js'
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {listen} from '../../scripts/lib/listen'
import {callTool, connected, identity} from './fixtures/client'
import {SAMPLE, SITE_URL, writeSite} from './fixtures/site'
import {httpServer} from './http'
import {realmWith} from '../../src/tools/realm-check/fixtures/examples'
import {MOST_CHARACTERS} from './markdown'
import {docsServer} from './server'
import {folderSource} from './source'
import {cpuMsOf} from '../../tests/lib/cpuTime'

/** The input that chooses a tag of the API description. */
const TAG = 'tag'

let root: string
let server: Server
let client: Client

beforeAll(async () => {
  root = await writeSite()
  await symlink('../secret.md', path.join(root, 'docs/invitations/link.md'))
  server = httpServer(docsServer({source: folderSource(root), url: SITE_URL}, identity), {hosts: []})
  const port = await listen(server, 0, '127.0.0.1')
  client = await connected(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`)))
})

afterAll(async () => {
  await client.close()
  server.close()
  server.closeAllConnections()
  await rm(path.dirname(root), {recursive: true, force: true})
})

const call = (name: string, args: Record<string, unknown> = {}) => callTool(client, name, args)

/** The message of a call that fails. */
async function errorOf(name: string, args: Record<string, unknown>): Promise<string> {
  const {text, isError} = await call(name, args)
  expect(isError, text).toBe(true)
  return text
}

describe('the tools', () => {
  it('are six, and only read', async () => {
    const {tools} = await client.listTools()
    expect(tools.map(({name}) => name)).toEqual([
      'search',
      'read_page',
      'list_operations',
      'get_operation',
      'get_sample',
      'check_config',
    ])
    for (const {annotations, description, inputSchema} of tools) {
      expect(annotations?.readOnlyHint).toBe(true)
      expect(description).not.toBe('')
      expect(inputSchema).toMatchObject({type: 'object', additionalProperties: false})
    }
  })

  it('search finds pages with their sections, and only those of the kind that is asked for', async () => {
    const {text} = await call('search', {query: 'invitation link empty'})
    expect(text).toContain(`1. [Invite users](${SITE_URL}/docs/invitations/) (docs)`)
    expect(text).toContain('The link is empty (#empty): Set an address.')
    expect((await call('search', {query: 'organization', kind: 'api'})).text).toContain('/api/create-organization/')
    expect((await call('search', {query: 'organization', kind: 'blog'})).text).toContain('No page fits')
    expect((await call('search', {query: 'zzzz qqqq'})).isError).toBe(false)
  })

  it.each([
    '/docs/invitations/',
    'docs/invitations',
    '/docs/invitations/index.md',
    '/docs/invitations.md',
    `${SITE_URL}/docs/invitations/?language=java`,
  ])('read_page takes the address %s', async (page) => {
    expect((await call('read_page', {page})).text).toContain('# Invite users')
  })

  it.each([
    {page: '/docs/invitations/', heading: 'The link is empty'},
    {page: '/docs/invitations/', heading: '## the link is empty'},
    {page: '/docs/invitations/', heading: '#empty'},
    {page: `${SITE_URL}/docs/invitations/index.md#the-link-is-empty`},
  ])('read_page reads one section with its subsections: %o', async (args) => {
    const {text} = await call('read_page', args)
    expect(text).toMatch(/^## The link is empty\n[^]*# Not a heading[^]*### Deeper\n\nIn it\.$/)
  })

  it('read_page cuts a long page and continues where it ended', async () => {
    const {text} = await call('read_page', {page: '/docs/brute-force/'})
    expect(text.length).toBeLessThan(MOST_CHARACTERS + 500)
    expect(text).toContain(`"from": ${MOST_CHARACTERS}`)
    const whole = [text.slice(0, MOST_CHARACTERS)]
    for (const from of [MOST_CHARACTERS, 2 * MOST_CHARACTERS])
      whole.push((await call('read_page', {page: '/docs/brute-force/', from})).text.slice(0, MOST_CHARACTERS))
    expect(whole.join('')).toBe(`# Brute force detection\n\n${'Locks an account after failures. '.repeat(3000)}`)
  })

  it('list_operations lists them by tag', async () => {
    expect((await call('list_operations')).text.match(/^## .*/gm)).toEqual(['## Organizations', '## Webhooks'])
    const {text} = await call('list_operations', {[TAG]: 'webhooks'})
    expect(text).toBe('## Webhooks\n\n- `getWebhooks`: List webhooks (`GET /webhooks`)')
  })

  it.each(['createOrganization', 'POST /orgs', 'post /realms/{realm}/orgs'])(
    'get_operation takes %s',
    async (operation) => {
      expect((await call('get_operation', {operation})).text).toContain('operationId: createOrganization')
    },
  )

  it.skipIf(SAMPLE === undefined)('get_sample gives the list of files and their content, or one file', async () => {
    const {text} = await call('get_sample', {name: SAMPLE})
    expect(text).toContain(`- ${SAMPLE}/logo.png (not text)`)
    expect(text).toContain(`## ${SAMPLE}/src/auth.ts\n\n\`\`\`\nexport const login = 1\n\`\`\``)
    expect(text).toContain('````\n# React')
    expect(text).not.toContain(`## ${SAMPLE}/package-lock.json`)
    expect((await call('get_sample', {name: SAMPLE, file: `${SAMPLE}/package-lock.json`})).text).toBe('{}')
  })

  it('check_config names the setting, the fix, and the page, and masks secrets', async () => {
    const risky = realmWith({sslRequired: 'none', smtpServer: {password: 'very-secret'}})
    const {text} = await call('check_config', {export: JSON.stringify(risky)})
    expect(text).toContain('`sslRequired`')
    expect(text).toMatch(/Fix: .* See \[.*\]\(https:/)
    expect(text).not.toContain('very-secret')
    expect((await call('check_config', {export: JSON.stringify(realmWith())})).text).toContain('No findings.')
  })

  it('check_config looks at the version to upgrade to, and leaves out mild findings', async () => {
    const theme = JSON.stringify(realmWith({loginTheme: 'keycloak.v2'}))
    expect((await call('check_config', {export: theme})).text).toContain('No findings.')
    expect((await call('check_config', {export: theme, target: '27'})).text).toContain('theme-v2-login')
    const slow = JSON.stringify(realmWith({accessTokenLifespan: 1200}))
    expect((await call('check_config', {export: slow, threshold: 'critical'})).text).toContain('No findings.')
  })
})

describe('hostile or mistaken input is answered by an error that says what is allowed', () => {
  it.each([
    '/docs/../../secret',
    '../secret',
    '/docs/%2e%2e/%2e%2e/secret',
    '/docs/..%2f..%2fsecret',
    '/docs\\..\\..\\secret',
    'file:///etc/passwd',
    '//evil.example/docs/',
    'https://evil.example/docs/invitations/',
    'https://docs.example.com@evil.example/docs/',
    'https://docs.example.com:444/docs/invitations/',
    'http://docs.example.com/docs/invitations/',
    'javascript:alert(1)',
    'https://',
  ])('read_page refuses %s', async (page) => {
    expect(await errorOf('read_page', {page})).toMatch(/Allowed: a path such as \/docs\/, or an address at https/)
  })

  it.each(['/docs/invitation/', '/docs/invitations/link', '/secret', '/%00', '/docs/invitations/%'])(
    'read_page knows no page %s',
    async (page) => {
      expect(await errorOf('read_page', {page})).toMatch(/The site has no page .*Fix: Find the page with search/s)
    },
  )

  it('names the nearest pages, headings, operations, and tags', async () => {
    expect(await errorOf('read_page', {page: '/docs/invitation/'})).toContain('/docs/invitations/ (Invite users)')
    expect(await errorOf('read_page', {page: '/docs/invitations/', heading: 'Nope'})).toContain('"Expiry"')
    expect(await errorOf('get_operation', {operation: 'createOrg'})).toContain('createOrganization (POST /orgs)')
    expect(await errorOf('list_operations', {[TAG]: 'x'})).toContain('Allowed: Organizations, Webhooks')
  })

  it.skipIf(SAMPLE === undefined)('names the samples, and the files of one', async () => {
    expect(await errorOf('get_sample', {name: `../${SAMPLE}`})).toContain(`Allowed: ${SAMPLE}`)
    expect(await errorOf('get_sample', {name: SAMPLE, file: '../../secret.md'})).toContain(`${SAMPLE}/src/auth.ts`)
    expect(await errorOf('get_sample', {name: SAMPLE, file: `${SAMPLE}/logo.png`})).toContain('no text file')
  })

  it.each([
    ['search', {query: ''}, '1 to 400 characters'],
    ['search', {query: 'a'.repeat(401)}, '1 to 400 characters'],
    ['search', {query: 'a\u0000b'}, 'without control characters'],
    ['search', {query: 'a\u001b[31m'}, 'without control characters'],
    ['search', {query: 5}, 'the words to search for'],
    ['search', {query: ['a']}, 'the words to search for'],
    ['search', {}, 'the words to search for'],
    ['search', {query: 'a', limit: 1000}, '1 to 20'],
    ['search', {query: 'a', limit: 1.5}, '1 to 20'],
    ['search', {query: 'a', kind: 'x'}, 'docs, api'],
    ['search', {query: 'a', extra: 1}, 'extra'],
    ['read_page', {page: '/'.repeat(501)}, '1 to 500 characters'],
    ['read_page', {page: '/', from: -1}, 'at least 0'],
    ['read_page', {page: '/', from: 1e300}, 'from'],
    ['read_page', {page: '/', heading: {}}, 'heading'],
    ['get_operation', {operation: 'x'.repeat(301)}, '1 to 300 characters'],
    ['get_sample', {name: SAMPLE ?? 'none', file: 'a\nb'}, 'without control characters'],
    ['check_config', {}, 'Nothing to check is given'],
    ['check_config', {export: '{"realm": "acme"'}, "isn't valid JSON"],
    ['check_config', {export: '{"clientId": "app"}'}, 'it is a client'],
    ['check_config', {export: 'a'.repeat(1_000_001)}, 'at most 1000000 characters'],
    ['check_config', {export: '{}', target: '25'}, '26.6, 26.7'],
    ['check_config', {file: '/etc/hostname'}, 'file'],
  ] as const)('%s %o', async (name, args, allowed) => {
    expect(await errorOf(name, args)).toContain(allowed)
  })

  it('an unknown tool, and names of objects', async () => {
    expect(await errorOf('nope', {})).toContain('nope')
    for (const name of ['__proto__', 'constructor']) {
      expect((await call(name)).isError).toBe(true)
      expect(await errorOf('get_sample', {name})).toContain('Allowed: ')
      expect(await errorOf('get_operation', {operation: name})).toContain('Allowed: ')
    }
  })

  it('words that cost a search much are answered quickly', async () => {
    const cpuMs = await cpuMsOf(async () => {
      for (const query of ['a'.repeat(400), 'ab '.repeat(133), '-'.repeat(400), '🙂'.repeat(200), '((((('])
        expect((await call('search', {query})).isError).toBe(false)
    })
    expect(cpuMs).toBeLessThan(5000)
  })
})

import {createServer, type IncomingMessage, type Server} from 'node:http'
import {copyFile, mkdir, mkdtemp, readdir, rm, symlink, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterAll, beforeAll, describe, expect, it, onTestFinished, vi} from 'vitest'
import {exec} from '../../scripts/lib/exec'
import {listen} from '../../scripts/lib/listen'
import {ROOT} from '../../scripts/lib/root'
import {brand} from '../../src/data/brand'
import {bundleDescription} from '../../src/reference/description/bundle.build'
import {operationsOf} from '../../src/reference/description/description.build'
import {operationRoutes} from '../../src/reference/description/outline.build'
import {readDescription} from '../../src/reference/description/read.build'
import {sampleLanguages, sampleRequest} from '../../src/reference/description/samples.build'
import {operationPage} from '../../src/reference/pages/operationPage.build'
import {prepareApiPages} from '../../src/reference/plugin.build'
import {drawn, wrongSamples} from './drawn'

type Received = {line: string; headers: IncomingMessage['headers']; body: string}

const site = await mkdtemp(path.join(tmpdir(), 'openapi-foreign-'))
await mkdir(path.join(site, 'openapi'))
await mkdir(path.join(site, 'api'))
await copyFile(path.join(ROOT, 'tests/openapi/foreign.yaml'), path.join(site, 'openapi/openapi.yaml'))
const description = readDescription(await bundleDescription(site, brand))
const operations = operationsOf(description)
const find = (id: string) => operations.find(({operationId}) => operationId === id) ?? expect.fail(`no ${id}`)

/** What each operation's sample sends. Written by hand from the description. */
const EXPECTED: Readonly<
  Record<string, {line: string; headers?: Record<string, string | RegExp | undefined>; body?: readonly RegExp[]}>
> = {
  getItemsByItemId: {
    line: 'GET /v2/items/1?color=red&color=dark blue&size=1,2&filter[price][min]=3&filter[name]=a b&tags=a|b&where={"a":1}',
    headers: {authorization: 'Bearer t0', 'x-trace': 'abc', cookie: 'session=s1'},
  },
  removeItem: {line: 'DELETE /v2/items/1', headers: {'x-key': 'k0', authorization: 'Basic cDpx'}},
  storeFile: {
    line: 'PUT /files/files/;name=a;name=b.png?key=q0',
    headers: {'content-type': 'image/png', authorization: undefined},
    body: [/^bytes$/],
  },
  sendForm: {
    line: 'POST /v2/forms',
    headers: {'content-type': /^multipart\/form-data; boundary=/, authorization: undefined},
    body: [
      /name="?title"?(?:;[^]*?)?\r\n\r\nA "title"\r\n/,
      /name="?photo"?; filename="?photo\.png"?[^]*?\r\n\r\nbytes\r\n/,
      /name="?meta"?[^]*?\r\n\r\n\{"width":3\}\r\n/,
      /name="?labels"?[^]*?\r\n\r\nx\r\n[^]*name="?labels"?[^]*?\r\n\r\ny\r\n/,
    ],
  },
  sendFields: {
    line: 'PATCH /v2/forms',
    headers: {
      'content-type': /^application\/x-www-form-urlencoded/,
      cookie: 'sid=c0',
      authorization: undefined,
    },
    body: [/^a=b%26c&list=d&list=e$/],
  },
  writeNote: {
    line: 'POST /v2/notes',
    headers: {'content-type': /^application\/xml/, authorization: 'Bearer t0'},
    body: [/^<note lang="en">\n {2}<text>a &lt; b<\/text>\n<\/note>$/],
  },
  headNotes: {line: 'HEAD /v2/notes', headers: {authorization: 'Bearer t0'}},
}

/** How a sample is run, by the language's ID. */
const PROGRAMS: Readonly<Record<string, {file: string; command: readonly [string, ...string[]]}>> = {
  bash: {file: 'call.sh', command: ['bash']},
  js: {file: 'call.mjs', command: ['node']},
  ts: {file: 'call.mts', command: ['node', '--import', 'tsx']},
  python: {file: 'call.py', command: ['python3']},
  java: {file: 'Call.java', command: ['java']},
  go: {file: 'call.go', command: ['go', 'run']},
  php: {file: 'call.php', command: ['php']},
  ruby: {file: 'call.rb', command: ['ruby']},
}

const isInstalled = async ([program]: readonly [string, ...string[]]): Promise<boolean> =>
  (await exec('sh', ['-c', program === 'python3' ? 'python3 -c "import requests"' : `command -v ${program}`])).code ===
  0

let server: Server
let origin = ''
const received: Received[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      received.push({line: `${request.method ?? ''} ${request.url ?? ''}`, headers: request.headers, body})
      response.writeHead(200, {'Content-Type': 'application/json'}).end(request.method === 'HEAD' ? undefined : '{}')
    })
  })
  origin = `http://localhost:${await listen(server, 0)}`
  await writeFile(path.join(site, 'photo.png'), 'bytes')
  await writeFile(path.join(site, 'body.png'), 'bytes')
  await symlink(path.join(ROOT, 'node_modules'), path.join(site, 'node_modules'))
})

afterAll(async () => {
  server.close()
  await rm(site, {recursive: true, force: true})
})

describe('a description of another API', () => {
  it('is drawn: pages, categories, and the collection', async () => {
    const {pages} = await drawn(site)
    expect(pages).toBe(operations.length + 3)
    expect(description.tags.map(({name}) => name)).toEqual(['Operations', 'Files', 'Webhooks'])
    const called = operations.filter(({isWebhook}) => !isWebhook).map(({operationId}) => operationId)
    expect(called.sort()).toEqual(Object.keys(EXPECTED).sort())
  })

  it('has a page for each operation and category, which the sidebar leads to', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    onTestFinished(() => void vi.unstubAllEnvs())
    await prepareApiPages(site, brand)
    const files = await readdir(path.join(site, 'api'))
    const routes = files.map((file) => {
      const [name = '', kind] = file.split('.')
      return kind === 'tag' ? `/api/category/${name}/` : `/api/${name}/`
    })
    expect(routes.sort()).toEqual(operationRoutes(site).sort())
    expect(files).toHaveLength(operations.length + 3)
  })

  it('has samples that are sentences of their languages', async () => {
    expect(await wrongSamples(operations)).toEqual([])
  })

  it.each<[string, readonly RegExp[]]>([
    [
      'getItemsByItemId',
      [
        /title: "GET \/items\/\{itemId\}"/,
        /<Endpoint method=\{"get"\} path=\{"\/items\/\{itemId\}"\} base=\{"\/v2"\} \/>/,
        /With the scope `read`/,
        /`http:\/\/\{host\}:\{port\}\/v\{version\}`/,
        /by default `8080`, one of `8080`, `8443`/,
        /"style deepObject"/,
        /"as application\/json"/,
        /status=\{"default"\} reason=\{"Any other status"\}/,
        /name=\{"parent"\}[^]*name=\{"depth"\}/,
      ],
    ],
    ['removeItem', [/:::warning\[Deprecated\]/, /The key `X-Key` in the header and User name and password/]],
    ['storeFile', [/status|### 2XX Any success/, /As `application\/octet-stream`\./, /-o response\.bin/]],
    ['sendForm', [/`photo` is sent as `image\/png`/, /None\. Call it without a token/]],
    [
      'postItemSold',
      [/The server sends this request to your application\./, /## Payload sample[^]*"parent"/, /### 204 No Content/],
    ],
    [
      'writeNote',
      [
        /Optional\. The samples send one\./,
        /## Callbacks[^]*### onRead[^]*POST \{\$request\.body#\/url\}[^]*Thanks/,
        /Calls that can follow:\n\n- item: \[removeItem\]\(\/api\/remove-item\/\) with `itemId`/,
      ],
    ],
  ])('shows what it says of %s', (id, shown) => {
    const page = operationPage(find(id), {description, docsRoutes: new Set(), uses: {}})
    for (const words of shown) expect(page).toMatch(words)
    expect(page).not.toMatch(/undefined|\[object/)
  })
})

const available = new Map(
  await Promise.all(Object.entries(PROGRAMS).map(async ([id, {command}]) => [id, await isInstalled(command)] as const)),
)

describe.each(Object.entries(PROGRAMS))('the samples in %s', (id, {file, command: [program, ...args]}) => {
  it.skipIf(!available.get(id))(`reach the server as described (needs ${program})`, async () => {
    const write = sampleLanguages.find((language) => language.id === id)?.write ?? expect.fail()
    for (const [operationId, {line, headers = {}, body = []}] of Object.entries(EXPECTED)) {
      const request = sampleRequest(find(operationId))
      const call = {...request, base: request.base.replace('http://localhost:8080', origin)}
      await writeFile(path.join(site, file), `${write(call)}\n`)
      received.length = 0
      const env = {TOKEN: 't0', KEY: 'k0', PASSWORD: 'cDpx', QUERY_KEY: 'q0', COOKIE_KEY: 'c0'}
      const {output} = await exec(program, [...args, file], {cwd: site, env})
      const [sent] = received
      expect(decodeURIComponent(sent?.line.replaceAll('+', ' ') ?? output), `${operationId}\n${output}`).toBe(line)
      for (const [name, value] of Object.entries(headers)) {
        if (value instanceof RegExp) expect(sent?.headers[name], `${operationId} ${name}`).toMatch(value)
        else expect(sent?.headers[name], `${operationId} ${name}`).toBe(value)
      }
      for (const words of body) expect(sent?.body, operationId).toMatch(words)
    }
  })
})

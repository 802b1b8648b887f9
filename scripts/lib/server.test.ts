import {mkdtemp, writeFile} from 'node:fs/promises'
import {createServer, type Server} from 'node:http'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {brotliDecompressSync} from 'node:zlib'
import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {belowPathCases, folderOfHost, siteBelowPath} from '../../tests/lib/belowPath'
import {serverCases} from '../../tests/lib/serverCases'
import {ask, page, rules, serverFixture} from '../../tests/lib/serverFixture'
import {createSiteServer, listen} from './server'

let server: Server
let port = 0

beforeAll(async () => {
  server = createSiteServer({dir: await serverFixture(), rules})
  port = await listen(server, 0)
})

afterAll(() => {
  server.close()
  server.closeAllConnections()
})

describe('the server', () => {
  serverCases(() => port)

  it('keeps a connection for longer than a busy client pauses', async () => {
    expect((await fetch(`http://localhost:${port}/`)).headers.get('keep-alive')).toBe('timeout=75')
  })

  it('names the type of the icon', async () => {
    expect((await ask(port, '/favicon.ico')).headers['content-type']).toBe('image/x-icon')
  })

  it('sends the Brotli copy to those who take it', async () => {
    const br = await ask(port, '/docs/', {'Accept-Encoding': 'gzip, br'})
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.body).toString()).toBe(page)
    const missing = await ask(port, '/nothing/', {'Accept-Encoding': 'br'})
    expect(brotliDecompressSync(missing.body).toString()).toContain('Not found')
  })

  it.each(['/%ff', '/../package.json'])('answers %s with 404', async (pathname) => {
    expect((await ask(port, pathname)).status).toBe(404)
  })

  it('answers without a not-found page where the build has none', async () => {
    const other = createSiteServer({dir: await mkdtemp(path.join(tmpdir(), 'server-test-')), rules: []})
    const otherPort = await listen(other, 0)
    const answer = await fetch(`http://localhost:${otherPort}/nothing/`)
    expect([answer.status, await answer.text()]).toEqual([404, '404 Not Found\n'])
    other.close()
  })

  it('says which port is taken and how to choose another', async () => {
    await expect(listen(createServer(), port)).rejects.toThrow(
      new RegExp(`Port ${port} is in use by another program\\.[\\s\\S]*Fix: .*--port`),
    )
  })
})

describe('the server of a site below a path', () => {
  let below: Server
  let belowPort = 0

  beforeAll(async () => {
    const dir = path.join(await folderOfHost(), 'site')
    await writeFile(path.join(dir, '_redirects.json'), JSON.stringify(siteBelowPath.redirects))
    below = createSiteServer({dir, rules: siteBelowPath.rules})
    belowPort = await listen(below, 0)
  })
  afterAll(() => {
    below.close()
    below.closeAllConnections()
  })

  belowPathCases(() => belowPort)

  it('leads from the root of its host to the site', async () => {
    const {status, headers} = await ask(belowPort, '/')
    expect([status, headers.location]).toEqual([301, '/site/'])
  })
})

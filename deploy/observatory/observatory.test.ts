import {spawn} from 'node:child_process'
import {appendFileSync, cpSync, existsSync} from 'node:fs'
import {mkdtemp, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {text} from 'node:stream/consumers'
import {beforeAll, describe, expect, it} from 'vitest'
import * as z from 'zod'
import {localCertificate} from '../../bench/serve/certificate'
import {readManifest, readRedirects} from '../../scripts/lib/manifest'
import {createSiteServer, listen} from '../../scripts/lib/server'
import {headerRules} from '../../src/config/headers'
import type {Redirect} from '../../src/data/redirects'
import {headersFor, type HeaderRule} from '../../src/lib/headerRules'
import {CONSOLE_PATH} from '../../src/reference/apiPage'
import {programs, startApache, startCaddy, startNginx, apacheModules} from '../../tests/lib/hosts'
import {redirects, rules, serverFixture} from '../../tests/lib/serverFixture'
import {freePort} from '../../tests/lib/startServer'
import {targets} from '..'
import {SCANNER} from './scan'
import {tlsFront} from './tlsFront'

/** 155 with HSTS in the browsers' list. Cookies and hashes of our own scripts would give five each, and the site has neither. */
const LEAST = 150

/** The folder of a build to scan. Default: the small one of the server tests, with the same headers. */
const BUILD = process.env.OBSERVATORY_BUILD

/** A file to which the scores are added, a line of JSON for each address. Default: none. */
const RECORD = process.env.OBSERVATORY_RECORD

/** The site's own server lets it call servers of this machine without TLS, which costs points. No deployed policy does. */
const CONSOLE = `/${CONSOLE_PATH}`

const scansSchema = z.array(
  z.object({
    pathname: z.string(),
    status: z.number(),
    score: z.number(),
    findings: z.array(z.object({test: z.string(), result: z.string(), modifier: z.number()})),
  }),
)

/** What is served, with its headers. */
type Site = {dir: string; rules: readonly HeaderRule[]; redirects: readonly Redirect[]}
const OWN = 'the site’s own server'
type Running = {port: number; stop: () => void}

const hosts: Readonly<Record<string, {isHere: boolean; start: (site: Site) => Promise<Running>}>> = {
  [OWN]: {
    isHere: true,
    start: async ({dir, rules}) => {
      const server = createSiteServer({dir, rules})
      const stop = () => {
        server.close()
        server.closeAllConnections()
      }
      return {port: await listen(server, 0), stop}
    },
  },
  nginx: {
    isHere: programs.nginx !== undefined,
    start: async ({dir, ...site}) => {
      const files = targets.nginx({...site, domain: 'localhost'})
      const {port, process} = await startNginx({root: dir, files})
      return {port, stop: () => process.kill('SIGQUIT')}
    },
  },
  Caddy: {
    isHere: programs.caddy !== undefined,
    start: async ({dir, ...site}) => {
      const {port, process} = await startCaddy(dir, (domain) => targets.caddy({...site, domain}).Caddyfile ?? '')
      return {port, stop: () => process.kill()}
    },
  },
  Apache: {
    isHere: programs.apache !== undefined && apacheModules !== undefined,
    start: async ({dir, ...site}) => {
      const {port, process} = await startApache({root: dir, files: targets.apache({...site, domain: 'a.example'})})
      return {port, stop: () => process.kill()}
    },
  },
}

async function builtSite(build: string): Promise<Site> {
  const dir = await mkdtemp(path.join(tmpdir(), 'observatory-'))
  // Apache's file belongs into the folder that is served, and not into the build.
  cpSync(build, dir, {recursive: true})
  return {dir, rules: await readManifest(build), redirects: readRedirects(build)}
}

const paths = (): string[] =>
  BUILD === undefined
    ? ['/', '/docs/', '/api/get-me/', '/search/', '/nothing/']
    : ['/', '/docs/introduction/', '/api/get-me/', '/search/', CONSOLE, '/nothing/']

describe.skipIf(!existsSync(SCANNER))('HTTP Observatory (needs "npm ci" in deploy/observatory)', () => {
  let site: Site = {dir: '', rules, redirects}
  let certificate = {key: '', cert: ''}
  let certificateFile = ''

  beforeAll(async () => {
    site = BUILD === undefined ? {dir: await serverFixture(), rules, redirects} : await builtSite(path.resolve(BUILD))
    certificate = await localCertificate()
    const scratch = await mkdtemp(path.join(tmpdir(), 'observatory-'))
    certificateFile = path.join(scratch, 'certificate.pem')
    await writeFile(certificateFile, certificate.cert)
    // The list of hosts that browsers know as HTTPS only: `localhost` is none of them.
    await writeFile(path.join(SCANNER, 'conf/hsts-preload.json'), '{}')
  })

  /** Scans from a process that trusts the certificate. */
  async function scanAll(running: Running, pathnames = paths().filter((one) => one !== CONSOLE)) {
    const front = tlsFront(certificate, running.port)
    try {
      const port = await listen(front, 0)
      const args = ['--import', 'tsx', path.join(import.meta.dirname, 'scan.ts'), port, await freePort(), ...pathnames]
      const env = {...process.env, NODE_EXTRA_CA_CERTS: certificateFile}
      const child = spawn(process.execPath, args.map(String), {env, stdio: ['ignore', 'pipe', 'pipe']})
      const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
      if (output === '') throw new Error(`The scanner said nothing.\n${errors}`)
      return scansSchema.parse(JSON.parse(output))
    } finally {
      front.close()
      front.closeAllConnections()
      running.stop()
    }
  }

  describe.each(Object.entries(hosts))('%s', (name, {isHere, start}) => {
    it.skipIf(!isHere)(`gets ${LEAST} points or more for every kind of page`, async () => {
      const scans = await scanAll(await start(site), name === OWN ? undefined : paths())
      console.log(`${name}: ${scans.map(({pathname, status, score}) => `${pathname} ${status} ${score}`).join(', ')}`)
      const lines = scans.map(({pathname, score}) => `${JSON.stringify({host: name, pathname, score})}\n`)
      if (RECORD !== undefined) appendFileSync(RECORD, lines.join(''))
      expect(scans.length).toBeGreaterThanOrEqual(5)
      for (const {pathname, score, findings} of scans) {
        const shown = findings.map(({test, result, modifier}) => `${test}: ${result} (${modifier})`).join('\n')
        expect(score, `${pathname}\n${shown}`).toBeGreaterThanOrEqual(LEAST)
      }
    })
  })

  it(`gives ${LEAST} points to the headers with Google's tag as well`, async () => {
    const withTag = headerRules(
      {scripts: ['sha256-abc='], styles: []},
      {analytics: {provider: 'gtag', property: 'G-AB12CD34EF'}},
    )
    expect(headersFor(withTag, '/')['Content-Security-Policy']).toContain('googletagmanager')
    const {start} = hosts[OWN] ?? {}
    const scans = await scanAll((await start?.({...site, rules: withTag})) ?? {port: 0, stop: () => undefined})
    console.log(`with Google's tag: ${scans.map(({pathname, score}) => `${pathname} ${score}`).join(', ')}`)
    for (const {pathname, score} of scans) expect(score, pathname).toBeGreaterThanOrEqual(LEAST)
  })

  it('takes the points away again from a site without the headers', async () => {
    const {start} = hosts[OWN] ?? {}
    const bare = (await start?.({...site, rules: []})) ?? {port: 0, stop: () => undefined}
    for (const {score} of await scanAll(bare)) expect(score).toBeLessThan(100)
  })
})

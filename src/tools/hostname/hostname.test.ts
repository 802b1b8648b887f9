import {execFileSync, spawnSync} from 'node:child_process'
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {parse, parseAllDocuments} from 'yaml'
import * as z from 'zod'
import {ROOT} from '../../../scripts/lib/root'
import {fuzzRuns} from '../fuzz'
import {InputError} from '../run'
import {readCurrent} from './current'
import {enteredValues} from './enteredValues'
import {hostnameForm} from './form'
import {run} from './hostname.client'
import {oldOptions} from './oldOptions'
import type {Finding, Report} from '../report'
import {cpuMsOf} from '../../../tests/lib/cpuTime'

const BASE = {base: 'https://auth.example.com', trusted: '10.0.0.0/8', admin: 'https://admin.example.com'}

function report(changed: Readonly<Record<string, string>>): Report {
  const answer = run(enteredValues(changed), undefined, new AbortController().signal)
  if (answer instanceof Promise) throw new Error('The tool waits for something.')
  return answer
}

const findings = (changed: Readonly<Record<string, string>>): Finding[] =>
  report(changed).filter((part) => part.kind === 'finding')
const titles = (changed: Readonly<Record<string, string>>): string =>
  findings(changed)
    .map(({title}) => title)
    .join('\n')

function code(changed: Readonly<Record<string, string>>, title: string): string {
  const found = report(changed).find((part) => part.kind === 'code' && part.title === title)
  return found?.kind === 'code' ? found.code : ''
}

const has = (program: string): boolean => spawnSync(program, ['-h']).error === undefined

describe('the form of the hostname tool', () => {
  it('answers nothing while it is empty', () => expect(report({})).toEqual([]))

  it('finds no mistake in a complete setup', () => {
    expect(findings(BASE).map(({severity}) => severity)).toEqual(['ok'])
  })

  it.each([
    ['http://auth.example.com', 'starts with `http://`'],
    ['http://localhost:8080', 'is this machine only'],
    ['https://[::1]', 'is this machine only'],
    ['https://192.0.2.7', 'is an IP address'],
    ['auth.example.com', 'has no scheme'],
    ['auth.example.com:8443', 'has a port and no scheme'],
    ['https://auth.example.com/', 'ends with a slash'],
    ['https://auth.example.com/auth', '`http-relative-path` counts when the server is built'],
  ])('%s: %s', (base, title) => {
    expect(titles({...BASE, base})).toContain(title)
    expect(titles(BASE)).not.toContain(title)
  })

  it.each([
    ['https://*.example.com', 'wildcard'],
    ['ftp://auth.example.com', 'Only `https://`'],
    ['https://user:secret@auth.example.com', 'Remove everything'],
    ['https://auth.example.com?x=1', 'Remove everything'],
    ['https://auth.example.com/a//b', 'single slashes'],
    ["https://auth.example.com/';}", 'single slashes'],
    ['https://', 'isn’t an address'],
    ['https://auth_example.com', 'host name that isn’t allowed'],
  ])('refuses %s', (base, message) => {
    expect(() => report({...BASE, base})).toThrow(InputError)
    expect(() => report({...BASE, base})).toThrow(message)
  })

  it.each([
    [{admin: ''}, 'isn’t reachable through the proxy'],
    [{admin: BASE.base}, 'the same address as the login pages'],
    [{admin: 'https://admin.example.com/auth'}, 'different paths'],
    [{admin: 'https://auth.example.com:8443'}, 'differ only in scheme or port'],
    [{client: 'passes'}, 'passes on headers'],
    [{client: 'unknown'}, 'It isn’t known'],
    [{trusted: ''}, 'believes the headers of every connection'],
    [{headers: 'forwarded', proxy: 'caddy'}, 'X-Forwarded headers and not `Forwarded`'],
    [{tls: 'passthrough'}, 'can’t hide any path'],
    [{tls: 'passthrough', proxy: 'caddy'}, 'can’t pass TLS through'],
    [{tls: 'passthrough', proxy: 'other'}, 'have the IP address of the proxy'],
    [{tls: 'reencrypt', backchannel: 'yes'}, 'certificate must contain the internal name'],
    [{sticky: 'yes'}, 'Sticky sessions are optional'],
    [{management: 'public'}, 'are on the internet'],
    [{proxy: 'ingress'}, 'ingress-nginx gets no more fixes'],
    [{proxy: 'ingress', base: 'https://192.0.2.7'}, 'can’t be an IP address'],
    [{proxy: 'ingress', upstream: 'a:80,b:80'}, 'An Ingress has one service'],
    [{proxy: 'ingress', upstream: '10.0.0.5:8443'}, 'a service `keycloak` on port 8443'],
    [{proxy: 'none'}, 'Keycloak listens on port 8443'],
  ])('%o: %s', (changed, title) => {
    expect(titles({...BASE, ...changed})).toContain(title)
    expect(titles(BASE)).not.toContain(title)
  })

  it.each<Readonly<Record<string, string>>>([
    {upstream: '127.0.0.1'},
    {upstream: 'a:0'},
    {trusted: 'everywhere'},
    {adminNetworks: '10.0.0.0/8; deny all'},
    {realm: 'a b'},
    {realm: "x'; rm -rf"},
    {proxy: 'apache'},
    {trusted: '10.0.0.1 '.repeat(30)},
  ])('refuses %o', (changed) => expect(() => report({...BASE, ...changed})).toThrow(InputError))
})

describe('the options of Keycloak', () => {
  it('are those of an edge proxy', () => {
    expect(code(BASE, 'keycloak.conf').split('\n')).toEqual([
      'hostname=https://auth.example.com',
      'hostname-admin=https://admin.example.com',
      'http-enabled=true',
      'proxy-headers=xforwarded',
      'proxy-trusted-addresses=10.0.0.0/8',
      'health-enabled=true',
      'metrics-enabled=true',
    ])
  })

  it.each([
    [
      {tls: 'passthrough'},
      ['proxy-protocol-enabled=true', 'https-certificate-file'],
      ['proxy-headers', 'http-enabled'],
    ],
    [{tls: 'passthrough', proxy: 'ingress'}, ['https-certificate-file'], ['proxy-protocol-enabled', 'proxy-headers']],
    [{tls: 'reencrypt'}, ['proxy-headers', 'https-certificate-file'], ['http-enabled']],
    [{proxy: 'none'}, ['https-certificate-file'], ['proxy-headers', 'proxy-protocol']],
    [{headers: 'forwarded'}, ['proxy-headers=forwarded'], []],
    [{headers: 'forwarded', proxy: 'traefik'}, ['proxy-headers=xforwarded'], []],
    [{backchannel: 'yes'}, ['hostname-backchannel-dynamic=true'], []],
    [
      {base: 'https://auth.example.com/auth', admin: ''},
      ['http-relative-path=/auth', 'hostname=https://auth.example.com/auth'],
      [],
    ],
    [{admin: BASE.base}, [], ['hostname-admin']],
    [{management: 'off'}, [], ['health-enabled']],
    [{sticky: 'yes'}, ['should-attach-route=false'], []],
  ])('%o', (changed, present, absent) => {
    const conf = code({...BASE, ...changed}, 'keycloak.conf')
    for (const text of present) expect(conf).toContain(text)
    for (const text of absent) expect(conf).not.toContain(text)
  })

  it('are the same as variables', () => {
    const setup = {...BASE, base: 'https://auth.example.com/auth', sticky: 'yes'}
    const lines = code(setup, 'keycloak.conf').split('\n')
    const variables = code(setup, 'keycloak.env').split('\n')
    expect(variables.map((line) => readCurrent(line)[0])).toEqual(lines.map((line) => readCurrent(line)[0]))
    const {data} = z
      .object({data: z.record(z.string(), z.string())})
      .parse(parse(code({...setup, proxy: 'ingress'}, 'config.yaml')))
    expect(Object.entries(data).map(([name, value]) => `${name}=${value}`)).toEqual(variables)
  })
})

describe('the options that are set today', () => {
  it.each(oldOptions.map(({option}) => option))('%s is reported, however it is written', (option) => {
    const variable = /^[A-Z]/.test(option) ? option : `KC_${option.toUpperCase().replaceAll('-', '_')}`
    const written = [`${variable}=x`, `  ${variable}: x`, `- name: ${variable}\n  value: x`]
    if (variable !== option) written.push(`kc.sh start --${option}=x`, `kc.sh start --${option} x`, `${option} = x`)
    for (const current of written) expect(titles({current})).toContain(`\`${option}\``)
    expect(titles({current: `# ${option}=x`})).toBe('')
  })

  it.each([
    ['hostname=https://a.example/auth', 'has a path'],
    ['hostname=https://a.example/auth\nhttp-relative-path=/sso', 'different paths'],
    ['proxy-headers=xforwarded\nproxy-protocol-enabled=true', 'exclude each other'],
    ['hostname-strict=false', 'comes from each request'],
    ['hostname-debug=true', 'debug page is public'],
    ['KC_FEATURES=hostname:v1', 'doesn’t exist since 26.0'],
  ])('%s', (current, title) => {
    expect(titles({current})).toContain(title)
    expect(titles({current: 'hostname=https://a.example/auth\nhttp-relative-path=/auth/'})).toBe('')
  })

  it('says what replaces proxy=edge', () => {
    expect(findings({current: 'KC_PROXY=edge'})[0]?.fix).toContain('`http-enabled=true`')
    expect(findings({current: 'proxy=passthrough'})[0]?.fix).toContain('`proxy-protocol-enabled=true`')
  })
})

type Validator = {(data: unknown): boolean; errors?: unknown}
const schemaModule = z.object({validate: z.custom<Validator>((value) => typeof value === 'function')})

async function faultsOf(kind: string, manifest: unknown): Promise<unknown> {
  const schema = {ConfigMap: 'IoK8sApiCoreV1ConfigMap', Ingress: 'IoK8sApiNetworkingV1Ingress'}[kind] ?? kind
  const file = path.join(ROOT, 'node_modules/kubernetes-models/_schemas', `${schema}.mjs`)
  const {validate} = schemaModule.parse({...(await import(pathToFileURL(file).href))})
  return validate(manifest) ? undefined : validate.errors
}

const SETUPS = ['edge', 'reencrypt', 'passthrough'].flatMap((tls) =>
  ['', '/auth'].flatMap((at) =>
    ['no', 'yes'].flatMap((choice) => [
      {...BASE, base: `${BASE.base}${at}`, admin: `${BASE.admin}${at}`, tls, sticky: choice, backchannel: choice},
      {
        ...BASE,
        base: `${BASE.base}${at}`,
        admin: '',
        tls,
        sticky: choice,
        headers: choice === 'yes' ? 'forwarded' : 'xforwarded',
      },
    ]),
  ),
)

describe('the rules of the proxy', () => {
  it.each(SETUPS)('Kubernetes accepts the objects of %o', async (setup) => {
    const changed = {...setup, proxy: 'ingress'}
    const documents = parseAllDocuments(code(changed, 'ingress.yaml'))
    expect(documents.flatMap(({errors}) => errors)).toEqual([])
    for (const document of documents) expect(await faultsOf('Ingress', document.toJS())).toBeUndefined()
    expect(await faultsOf('ConfigMap', parse(code(changed, 'config.yaml')))).toBeUndefined()
  })

  it('an Ingress has the service that the reader entered, without its namespace', () => {
    const file = code({...BASE, proxy: 'ingress', upstream: 'keycloak-service.iam.svc:8443'}, 'ingress.yaml')
    expect(file).toContain('{service: {name: keycloak-service, port: {number: 8443}}}')
  })

  it('notices an Ingress that Kubernetes refuses', async () => {
    expect(await faultsOf('Ingress', {spec: {rules: [{http: {paths: [{path: '/'}]}}]}})).toBeDefined()
  })

  it.each(SETUPS)('Traefik finds each service and middleware of %o', (setup) => {
    const named = z.record(z.string(), z.unknown())
    const part = z.object({
      routers: z.record(z.string(), z.object({service: z.string(), middlewares: z.array(z.string()).optional()})),
      middlewares: named.optional(),
      services: named,
    })
    const file = z.record(z.string(), part).parse(parse(code({...setup, proxy: 'traefik'}, 'keycloak.yaml')))
    for (const {routers, middlewares, services} of Object.values(file))
      for (const router of Object.values(routers)) {
        expect(Object.keys(services)).toContain(router.service)
        expect(Object.keys(middlewares ?? {})).toEqual(expect.arrayContaining(router.middlewares ?? []))
      }
  })

  it.each(['nginx', 'caddy', 'traefik', 'ingress'])(
    '%s exposes no path of administrators on the public name',
    (proxy) => {
      const title =
        {nginx: 'keycloak.nginx.conf', caddy: 'Caddyfile', traefik: 'keycloak.yaml', ingress: 'ingress.yaml'}[proxy] ??
        ''
      const rules = code({...BASE, admin: '', proxy}, title)
      expect(rules).toContain('/realms/')
      expect(rules).toContain('/.well-known/')
      expect(rules).not.toMatch(/\/admin|metrics|health/)
      expect(code({...BASE, proxy}, title)).toContain('/admin/')
    },
  )

  it.skipIf(!has('nginx'))('nginx accepts them', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'hostname-'))
    const names = ['auth', 'admin', 'keycloak-ca']
    for (const name of names) {
      const file = path.join(folder, name === 'keycloak-ca' ? name : `${name}.example.com`)
      execFileSync(
        'openssl',
        [
          'req',
          '-x509',
          '-newkey',
          'rsa:2048',
          '-nodes',
          '-subj',
          '/CN=x',
          '-keyout',
          `${file}.key`,
          '-out',
          `${file}.crt`,
        ],
        {stdio: 'ignore'},
      )
    }
    for (const setup of SETUPS) {
      const rules = code({...setup, proxy: 'nginx'}, 'keycloak.nginx.conf')
        .replaceAll('/etc/nginx/tls', folder)
        .replaceAll(/listen (\d+)/g, 'listen 127.0.0.1:4$1')
      const module = /^load_module .*stream.*$/m.exec(read('/etc/nginx/modules-enabled/70-mod-stream.conf'))?.[0] ?? ''
      if (setup.tls === 'passthrough' && module === '') continue
      const main = setup.tls === 'passthrough' ? `${module}\nevents {}\n${rules}` : `events {}\nhttp {\n${rules}\n}`
      const file = path.join(folder, 'nginx.conf')
      writeFileSync(file, `pid ${folder}/pid;\nerror_log ${folder}/log;\n${main}`)
      const {status, stderr} = spawnSync('nginx', ['-t', '-q', '-p', folder, '-c', file], {encoding: 'utf8'})
      expect({status, stderr: stderr.replaceAll(/^.*could not open error log.*\n/gm, '')}).toEqual({
        status: 0,
        stderr: '',
      })
    }
  })

  it.skipIf(!has('caddy'))('Caddy accepts them', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'hostname-'))
    for (const setup of SETUPS.filter(({tls}) => tls !== 'passthrough')) {
      const file = path.join(folder, 'Caddyfile')
      writeFileSync(file, code({...setup, proxy: 'caddy'}, 'Caddyfile'))
      const {status, stderr} = spawnSync('caddy', ['adapt', '--adapter', 'caddyfile', '--config', file], {
        encoding: 'utf8',
      })
      expect({status, stderr: status === 0 ? '' : stderr}).toEqual({status: 0, stderr: ''})
    }
  })
})

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

describe('any input', () => {
  const names = hostnameForm.fields.map(({name}) => name)

  it('ends with an answer or an InputError, and writes only what it has checked', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom(...Object.values(BASE), 'yes', 'nginx', "x';\n{}"))
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), text), (changed) => {
        try {
          for (const part of report({...BASE, ...changed}))
            if (part.kind === 'code' && part.title === 'keycloak.conf')
              for (const line of part.code.split('\n')) expect(line).toMatch(/^[a-z-]+=[\w.:/,~[\]-]+$/)
        } catch (error) {
          expect(error).toBeInstanceOf(InputError)
        }
      }),
      {numRuns: fuzzRuns()},
    )
  })

  it.each(['a', '-', '--a', '\n', ' ', 'KC_', '--a=b ', 'KC_A: ', '"', 'https://', '/'])(
    'refuses a megabyte of %j',
    async (piece) => {
      const megabyte = piece.repeat(Math.ceil(2 ** 20 / piece.length))
      const cpuMs = await cpuMsOf(() => {
        for (const name of names.filter((field) => field !== 'base' || piece.trim() !== ''))
          expect(() => report({...BASE, [name]: megabyte})).toThrow(InputError)
        expect(() => readCurrent(piece.repeat(Math.floor((64 * 1024) / piece.length)))).not.toThrow()
      })
      expect(cpuMs).toBeLessThan(2000)
    },
  )
})

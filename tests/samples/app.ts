import {spawn} from 'node:child_process'
import {existsSync, readFileSync} from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import {REALM, type Lab} from '../../lab'
import {exec} from '../../scripts/lib/exec'
import {ROOT} from '../../scripts/lib/root'
import {SAMPLE_API_PORT, type SampleApp} from '../../src/data/sampleApps'
import {TOKEN_SECONDS, type Running} from './promises'

const folderOf = (name: string): string => path.join(ROOT, 'samples', name)
const BASE = `/admin/realms/${REALM}`
const clientFile = z.looseObject({
  clientId: z.string(),
  // Readers import the file in the admin console too, which fails without it.
  protocol: z.literal('openid-connect'),
  attributes: z.record(z.string(), z.string()),
})

/** Makes the client scopes of a sample, if it has any, as optional ones of every client that is created later. */
async function createScopes({http}: Lab, {name}: SampleApp): Promise<void> {
  const file = path.join(folderOf(name), 'client-scopes.json')
  if (!existsSync(file)) return
  for (const scope of z.array(z.looseObject({name: z.string()})).parse(JSON.parse(readFileSync(file, 'utf8')))) {
    const id = await http.admin.create(`${BASE}/client-scopes`, scope)
    await http.admin.must('PUT', `${BASE}/default-optional-client-scopes/${id}`)
  }
}

/** Makes the client of a sample from its file, with tokens that expire while a test waits. @returns its secret, if any. */
async function createClient({http}: Lab, {name}: SampleApp): Promise<{clientId: string; secret?: string}> {
  const client = clientFile.parse(JSON.parse(readFileSync(path.join(folderOf(name), 'client.json'), 'utf8')))
  const id = await http.admin.create(`${BASE}/clients`, {
    ...client,
    attributes: {...client.attributes, 'access.token.lifespan': String(TOKEN_SECONDS)},
  })
  const made = await http.admin.read(`${BASE}/clients/${id}`, z.object({secret: z.string().optional()}))
  return {clientId: client.clientId, secret: made.secret}
}

/** Runs a command to its end. @throws Error with all that it printed. */
async function run(command: string, cwd: string, env: Readonly<Record<string, string>>): Promise<void> {
  const {code, output} = await exec('sh', ['-c', command], {cwd, env})
  if (code !== 0) throw new Error(`"${command}" in ${path.relative(ROOT, cwd)} ended with code ${code}:\n${output}`)
}

/** A server that answers. `stop` ends it with all that it started. */
type Started = {stop: () => void; printed: () => string}

/** Starts a server and waits until it answers. @throws Error with all that it printed. */
async function start(
  command: string,
  cwd: string,
  url: string,
  env: Readonly<Record<string, string>>,
): Promise<Started> {
  const child = spawn('sh', ['-c', `exec ${command}`], {
    cwd,
    env: {...process.env, ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  const stop = (): void => {
    // npm and others start a program of their own: the group is theirs together.
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
  }
  for (let attempt = 0; attempt < 240; attempt += 1) {
    if (child.exitCode !== null) break
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return {stop, printed: () => output}
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  stop()
  throw new Error(`"${command}" in ${path.relative(ROOT, cwd)} does not answer at ${url}:\n${output}`)
}

/** Makes the client of a sample, installs, checks and builds the sample, and starts it unless it is a command. */
export async function startSample(lab: Lab, app: SampleApp): Promise<{running: Running; stop: () => void}> {
  await createScopes(lab, app)
  const {clientId, secret} = await createClient(lab, app)
  const cwd = folderOf(app.name)
  if (app.kind === 'command') {
    for (const command of app.prepare) await run(command, cwd, {})
    return {running: {lab, clientId, url: lab.url, printed: () => ''}, stop: () => undefined}
  }
  const url = `http://localhost:${app.port}`
  const apiUrl = `http://localhost:${SAMPLE_API_PORT}`
  const issuer = `${lab.url}/realms/${REALM}`
  const env: Record<string, string> = {
    ISSUER: issuer,
    CLIENT_ID: clientId,
    ...(secret === undefined ? {} : {CLIENT_SECRET: secret}),
    SESSION_SECRET: 'a secret of the tests with more than 32 characters',
    APP_URL: url,
    PORT: String(app.port),
    ...(app.kind === 'browser' ? {API_URL: apiUrl} : {}),
    // Of vitest, for tests: servers are built and started for production.
    NODE_ENV: '',
  }
  for (const command of app.prepare) await run(command, cwd, env)
  const stops: (() => void)[] = []
  if (app.kind === 'browser') {
    await run('npm ci --no-audit --no-fund', folderOf('api'), {})
    const apiEnv = {ISSUER: issuer, WEB_ORIGIN: url, PORT: String(SAMPLE_API_PORT)}
    stops.push((await start('node server.js', folderOf('api'), apiUrl, apiEnv)).stop)
  }
  const stop = (): void => {
    for (const end of stops) end()
  }
  try {
    const server = await start(app.start, cwd, url, env)
    stops.push(server.stop)
    return {running: {lab, clientId, url, printed: server.printed}, stop}
  } catch (error) {
    stop()
    throw error
  }
}

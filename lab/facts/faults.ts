import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {existsSync, rmSync} from 'node:fs'
import {createServer} from 'node:net'
import {expect} from 'vitest'
import {assemble} from '../bundles/assemble'
import {bundles} from '../bundles'
import {openCache} from '../cache'
import {createCaller} from '../consumers/http'
import {startServer} from '../server'
import {ADMIN_GRANT} from '../server/admin'
import {freePorts} from '../server/ports'
import {requireFit} from '../server/probes'
import {findJava} from '../tools'
import {waitUntil} from '../wait'
import {exec} from '../../scripts/lib/exec'
import {ROOT} from '../../scripts/lib/root'
import {listen} from '../../scripts/lib/listen'
import type {FactGroup} from '../record/group'

/** The processes of the server on a port: `kc.sh`, its Java and what guards them. */
async function processesOn(port: number): Promise<string[]> {
  const {output} = await exec('ps', ['-eo', 'pid=,args='])
  return output.split('\n').filter((line) => line.includes(`--http-port=${port}`))
}

/** Runs `npm run lab`, sends it a signal once its server is under way, and tells what it printed and how it ended. */
async function interruptedRun(signal: NodeJS.Signals): Promise<{code: number | null; output: string; left: string[]}> {
  const [port = 0] = await freePorts(1)
  const args = ['--import', 'tsx', 'scripts/cli.ts', 'lab', '--bundle', 'plain', '--port', String(port)]
  const run = spawn(process.execPath, args, {cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe']})
  let output = ''
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  const closed = once(run, 'close')
  await waitUntil(async () => (await processesOn(port)).length > 1, {what: 'the server is under way'})
  run.kill(signal)
  await closed
  // A killed run can't wait for its server, but the server notices.
  await waitUntil(async () => (await processesOn(port)).length === 0, {what: 'no process is left'})
  return {code: run.exitCode, output, left: await processesOn(port)}
}

/** Faults that need a server. Those that need none are beside the code, in `lab/**`. */
export const faults: FactGroup = {
  subject: 'A fault is told in one message and leaves nothing behind',
  bundle: 'plain',
  endsServer: true,
  facts: [
    {
      says: 'a port that is taken is named before anything is started',
      check: async () => {
        const other = createServer()
        const port = await listen(other, 0)
        const run = await exec(process.execPath, ['--import', 'tsx', 'scripts/cli.ts', 'lab', '--port', String(port)])
        other.close()
        expect(run.code).toBe(1)
        expect(run.output).toMatch(new RegExp(`Port ${port} is in use[\\s\\S]*Fix: `))
        expect(await processesOn(port)).toEqual([])
      },
    },
    {
      says: 'a jar that does not fit the server is told with the line of the log: orgs 0.144 on 26.7.3',
      check: async () => {
        const cache = openCache()
        const java = await findJava()
        const bundle = {...bundles.registry, server: '26.7.3'} as const
        const home = await assemble(bundle, {cache, java})
        const server = await startServer({home, java, logs: cache.logs})
        try {
          const admin = createCaller({url: server.url}, ADMIN_GRANT)
          await expect(requireFit(['orgs'], admin, server.log, server.logFile)).rejects.toThrow(
            /orgs does not fit this server: GET \/realms\/master\/orgs answers 500\. The log says: java\.lang\.NoSuchMethodError: .*Cors/,
          )
        } finally {
          await server.stop()
        }
      },
    },
    {
      says: 'a run that is ended with Ctrl+C or SIGTERM while its server starts leaves no process',
      check: async () => {
        for (const signal of ['SIGINT', 'SIGTERM'] as const) {
          const {code, output, left} = await interruptedRun(signal)
          expect(code, output).toBe(0)
          expect(output).toContain('The lab has stopped.')
          expect(output).not.toMatch(/^\s+at /m)
          expect(left).toEqual([])
        }
      },
    },
    {
      says: 'a run that is killed leaves no process',
      check: async () => {
        expect((await interruptedRun('SIGKILL')).left).toEqual([])
      },
    },
    {
      says: 'a server that dies while it is in use is named at the next request, with the file of its log',
      check: async ({http, server}) => {
        const java = (await processesOn(Number(new URL(server.url).port))).find((line) => line.includes('bin/java '))
        process.kill(Number.parseInt(java ?? '', 10), 'SIGKILL')
        await server.ended
        await expect(http.admin.get('/realms/master')).rejects.toThrow(
          new RegExp(`^${server.logFile}  The server died while it was in use\\.[\\s\\S]*Fix: `),
        )
        await server.stop()
        expect(existsSync(server.logFile)).toBe(true)
        rmSync(server.logFile)
      },
    },
  ],
}

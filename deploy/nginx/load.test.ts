import {existsSync} from 'node:fs'
import path from 'node:path'
import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {treeMemory} from '../../bench/measure/processTree'
import {readManifest, readRedirects} from '../../scripts/lib/manifest'
import {cpuSeconds} from '../../tests/lib/cpuTime'
import {programs, startNginx, type Host} from '../../tests/lib/hosts'
import {redirects, rules, serverFixture} from '../../tests/lib/serverFixture'
import {runWrk} from '../../tests/lib/wrk'
import {nginx} from '.'

/** Seconds of each run. Unset, nothing runs. */
const SECONDS = Number(process.env.LOAD_SECONDS ?? 0)
/** The folder of a build. Default: the small one of the server tests. */
const BUILD = process.env.LOAD_BUILD
const PAGE = BUILD === undefined ? '/docs/' : '/docs/introduction/'

/** Least rate, as a part of that without any rule. */
const LEAST = 0.9
/** Runs of each server at each level, by turns. */
const ROUNDS = 4
/** What nginx may have more after all runs than after the first, in bytes. */
const MOST_GROWTH = 4 * 1024 * 1024

const HEADERS = {'Accept-Encoding': 'gzip', Accept: 'text/html,application/xhtml+xml,*/*;q=0.8'}

/** The same files, without a rule. */
const PLAIN = `server {
  listen 8080;
  root /srv/site;
  gzip_static on;
}
`

/** All runs of one server. */
type Total = {answers: number; cpu: number; failures: number; memory: number[]}

async function run({port, process: {pid = 0}}: Host, connections: number, total: Total): Promise<void> {
  const before = cpuSeconds(pid)
  const url = `http://localhost:${port}${PAGE}`
  const {rate, failures} = await runWrk({url, connections, seconds: SECONDS, headers: HEADERS})
  total.answers += rate * SECONDS
  total.cpu += cpuSeconds(pid) - before
  total.failures += failures
  total.memory.push(treeMemory(pid))
}

const isHere =
  SECONDS > 0 && programs.nginx !== undefined && programs.wrk !== undefined && existsSync('/proc/self/stat')

describe.skipIf(!isHere)('nginx under load (needs LOAD_SECONDS, nginx, wrk, and Linux)', () => {
  let hosts: Host[] = []

  beforeAll(async () => {
    const root = BUILD === undefined ? await serverFixture() : path.resolve(BUILD)
    const site =
      BUILD === undefined ? {rules, redirects} : {rules: await readManifest(root), redirects: readRedirects(root)}
    hosts = [
      await startNginx({root, files: nginx({...site, domain: 'localhost'})}),
      await startNginx({root, files: {'site.conf': PLAIN}}),
    ]
  })
  afterAll(() => {
    for (const host of hosts) host.process.kill('SIGQUIT')
  })

  it.each([8, 64, 256])(
    'sends a page with all rules almost as fast as without, to %i clients at a time',
    async (connections) => {
      const totals = hosts.map((): Total => ({answers: 0, cpu: 0, failures: 0, memory: []}))
      // By turns, so that what else the machine does slows both.
      for (let round = 0; round < ROUNDS; round += 1)
        for (const [at, host] of hosts.entries()) {
          const total = totals[at]
          if (total) await run(host, connections, total)
        }
      // Answers for each second of a processor: on a busy machine, the rate itself says more of the others.
      const [ours = 0, plain = 0] = totals.map(({answers, cpu}) => answers / cpu)
      const [measured = 0, measuredPlain = 0] = totals.map(({answers}) => answers / ROUNDS / SECONDS)
      console.log(
        `${connections} clients: ${measured.toFixed(0)} answers a second with rules, ${measuredPlain.toFixed(0)} without; for each second of a processor ${ours.toFixed(0)} and ${plain.toFixed(0)}, ratio ${(ours / plain).toFixed(2)}`,
      )
      expect(totals.map(({failures}) => failures)).toEqual([0, 0])
      for (const {memory} of totals) expect((memory.at(-1) ?? 0) - (memory[0] ?? 0)).toBeLessThan(MOST_GROWTH)
      expect(ours / plain).toBeGreaterThanOrEqual(LEAST)
    },
  )
})

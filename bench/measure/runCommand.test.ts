import {existsSync, readFileSync} from 'node:fs'
import {mkdtemp, readFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {describe, expect, it, vi} from 'vitest'
import {runCommand} from './runCommand'

const node = (script: string) => runCommand({program: process.execPath, args: ['-e', script], cwd: '.', env: {A: 'b'}})

/** One that has ended may be listed until its parent has asked how: a zombie. */
function isRunning(pid: string): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

describe('runCommand', () => {
  it('tells how a program ended and what it said', async () => {
    const {code, output} = await node('console.log(process.env.A); console.error("c"); process.exit(3)')
    expect(code).toBe(3)
    expect(['b\nc\n', 'c\nb\n']).toContain(output)
  })

  it.runIf(existsSync('/proc'))('ends a program that takes too long, with all that it started', async () => {
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'run-command-')), 'pid')
    const child = `require('fs').writeFileSync(${JSON.stringify(file)}, String(process.pid)); setInterval(() => {}, 1000)`
    const parent = `require('child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(child)}])`
    const {isCutOff} = await runCommand({program: process.execPath, args: ['-e', parent], cwd: '.', env: {}}, 3000)
    expect(isCutOff).toBe(true)
    const pid = await readFile(file, 'utf8')
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), {timeout: 60_000})
  })

  it('lets a program end that is quick enough', async () => {
    const quick = await runCommand({program: process.execPath, args: ['-e', '1'], cwd: '.', env: {}}, 60_000)
    expect([quick.code, quick.isCutOff]).toEqual([0, false])
  })

  it.runIf(existsSync('/proc'))('counts the processor time of a program and of those that it starts', async () => {
    const busy = 'let sum = 0; while (process.cpuUsage().user < 600_000) for (let at = 0; at < 1e6; at += 1) sum += at'
    const working = await node(
      `require('child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(busy)}])`,
    )
    const waiting = await node('setTimeout(() => {}, 600)')
    expect(working.cpuMs).toBeGreaterThan(waiting.cpuMs + 100)
    expect(waiting.cpuMs).toBeGreaterThan(0)
  })

  it.runIf(existsSync('/proc'))('sees the memory of the processes that a program starts', async () => {
    // Holds 300 MiB for as long as it takes to be seen a few times.
    const child = 'const held = Buffer.alloc(300 * 2 ** 20, 1); setTimeout(() => held.length, 1500)'
    const {peakBytes} = await node(
      `require('child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(child)}])`,
    )
    expect(peakBytes).toBeGreaterThan(300 * 2 ** 20)
    expect(peakBytes).toBeLessThan(800 * 2 ** 20)
  })
})

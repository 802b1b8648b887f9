import {existsSync} from 'node:fs'
import {describe, expect, it} from 'vitest'
import {runCommand} from './runCommand'

const node = (script: string) => runCommand({program: process.execPath, args: ['-e', script], cwd: '.', env: {A: 'b'}})

describe('runCommand', () => {
  it('tells how a program ended and what it said', async () => {
    const {code, output} = await node('console.log(process.env.A); console.error("c"); process.exit(3)')
    expect(code).toBe(3)
    expect(['b\nc\n', 'c\nb\n']).toContain(output)
  })

  it.runIf(existsSync('/proc'))('sees the memory of the processes that a program starts', async () => {
    // Holds 300 MiB for as long as it takes to be seen a few times.
    const child = 'const held = Buffer.alloc(300 * 2 ** 20, 1); setTimeout(() => held.length, 600)'
    const {peakBytes} = await node(
      `require('child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(child)}])`,
    )
    expect(peakBytes).toBeGreaterThan(300 * 2 ** 20)
    expect(peakBytes).toBeLessThan(800 * 2 ** 20)
  })
})

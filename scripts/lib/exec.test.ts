import {existsSync} from 'node:fs'
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {expect, it} from 'vitest'
import {exec} from './exec'

it('waits for the end of a program that is aborted, which may still write', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'exec-test-'))
  const last = path.join(folder, 'last')
  const program = `
    process.on('SIGTERM', () => setTimeout(() => { require('fs').writeFileSync(${JSON.stringify(last)}, ''); process.exit() }, 300))
    setInterval(() => undefined, 1000)
    console.log('ready')`
  const stop = new AbortController()
  const running = exec(process.execPath, ['-e', program], {signal: stop.signal, onOutput: () => stop.abort()})
  await expect(running).rejects.toThrow(/abort/)
  expect(existsSync(last)).toBe(true)
  await rm(folder, {recursive: true})
})

it('rejects for a program that is not there', async () => {
  await expect(exec('/no/such/program', [])).rejects.toThrow(/ENOENT/)
})

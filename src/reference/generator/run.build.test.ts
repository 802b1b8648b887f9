import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {existsSync, readFileSync} from 'node:fs'
import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {expect, it, vi} from 'vitest'

it.each([
  ['alone', ''],
  ['that exits at the signal, as the framework does', "process.on('SIGTERM', () => process.exit())"],
])('ends the command before or with the build %s that is stopped', async (_, handler) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'generator-test-'))
  const noted = path.join(folder, 'pid')
  const preload = path.join(folder, 'preload.cjs')
  await writeFile(
    preload,
    `if (process.argv.includes('gen-api-docs')) {
      require('fs').writeFileSync(${JSON.stringify(noted)}, String(process.pid))
      // Waits for ever, and ends at a signal only.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    }`,
  )
  const description = {openapi: '3.0.3', info: {title: 'Test', version: '1'}, paths: {}}
  const input = {docsRoutes: [], domain: 'example.com', uses: {}}
  const program = `
    ${handler}
    const {runGenerator} = require(${JSON.stringify(path.join(__dirname, 'run.build.ts'))})
    void runGenerator(${JSON.stringify(folder)}, ${JSON.stringify(description)}, ${JSON.stringify(input)}, [])`
  const build = spawn(process.execPath, ['--require', preload, '--import', 'tsx', '--eval', program], {
    env: {...process.env, NODE_OPTIONS: `--require ${preload}`},
    stdio: 'ignore',
  })
  const ended = once(build, 'exit')
  const command = await vi.waitUntil(() => existsSync(noted) && Number(readFileSync(noted, 'utf8')), {timeout: 60_000})
  expect(() => process.kill(command, 0)).not.toThrow()
  build.kill()
  await ended
  await vi.waitFor(() => expect(() => process.kill(command, 0)).toThrow(/ESRCH/), {timeout: 20_000})
  await rm(folder, {recursive: true})
})

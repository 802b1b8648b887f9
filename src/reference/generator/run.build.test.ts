import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {existsSync, readFileSync} from 'node:fs'
import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {expect, it, vi} from 'vitest'

it('ends the command before the build that is stopped', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'generator-test-'))
  const noted = path.join(folder, 'pid')
  const preload = path.join(folder, 'preload.cjs')
  await writeFile(
    preload,
    `if (process.argv.includes('gen-api-docs')) require('fs').writeFileSync(${JSON.stringify(noted)}, String(process.pid))`,
  )
  const description = {openapi: '3.0.3', info: {title: 'Test', version: '1'}, paths: {}}
  const input = {docsRoutes: [], domain: 'example.com', uses: {}}
  const program = `
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
  expect(() => process.kill(command, 0)).toThrow(/ESRCH/)
  await rm(folder, {recursive: true})
})

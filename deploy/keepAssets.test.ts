import {spawnSync} from 'node:child_process'
import {existsSync, readdirSync, readFileSync, utimesSync} from 'node:fs'
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterAll, beforeAll, describe, expect, it} from 'vitest'

const SCRIPT = path.join(import.meta.dirname, 'keep-assets.sh')
const DAY_S = 24 * 60 * 60

let dir = ''
const build = () => path.join(dir, 'build')
const kept = () => path.join(dir, 'kept')

/** Builds, and deploys with the assets of earlier builds. @returns the assets that are deployed. */
async function deploy(...assets: readonly string[]): Promise<string[]> {
  await rm(build(), {recursive: true, force: true})
  await mkdir(path.join(build(), 'assets/js'), {recursive: true})
  await mkdir(path.join(build(), 'img/share'), {recursive: true})
  await writeFile(path.join(build(), 'index.html'), assets.join())
  for (const name of assets) await writeFile(path.join(build(), 'assets/js', name), name)
  const {status, stderr} = spawnSync('bash', [SCRIPT, build(), kept()], {encoding: 'utf8'})
  expect(stderr).toBe('')
  expect(status).toBe(0)
  return readdirSync(path.join(build(), 'assets/js')).sort()
}

/** Lets days go by for an asset. */
function age(name: string, days: number): void {
  const at = Date.now() / 1000 - days * DAY_S
  utimesSync(path.join(kept(), 'assets/js', name), at, at)
}

describe.skipIf(!existsSync('/bin/bash'))('keep-assets.sh (needs bash)', () => {
  beforeAll(async () => (dir = await mkdtemp(path.join(tmpdir(), 'keep-assets-'))))
  afterAll(() => rm(dir, {recursive: true, force: true}))

  it('keeps the assets of earlier builds for 30 days after the last build that has them', async () => {
    expect(await deploy('a.1.js', 'b.1.js')).toEqual(['a.1.js', 'b.1.js'])
    expect(await deploy('a.2.js', 'b.1.js')).toEqual(['a.1.js', 'a.2.js', 'b.1.js'])
    for (const name of ['a.1.js', 'a.2.js', 'b.1.js']) age(name, 29)
    expect(await deploy('a.3.js', 'b.1.js')).toEqual(['a.1.js', 'a.2.js', 'a.3.js', 'b.1.js'])
    age('a.1.js', 32)
    expect(await deploy('a.3.js', 'b.1.js')).toEqual(['a.2.js', 'a.3.js', 'b.1.js'])
  })

  it('keeps no pages, and leaves what the build has', async () => {
    await deploy('a.4.js')
    expect(readFileSync(path.join(build(), 'index.html'), 'utf8')).toBe('a.4.js')
    expect(existsSync(path.join(kept(), 'index.html'))).toBe(false)
  })

  it('names what is missing when there is no build', () => {
    const {status, stderr} = spawnSync('bash', [SCRIPT, path.join(dir, 'nothing'), kept()], {encoding: 'utf8'})
    expect(status).toBe(1)
    expect(stderr).toMatch(/Fix: run "npm run build" first/)
  })
})

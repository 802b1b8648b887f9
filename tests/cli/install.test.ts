import {mkdir, mkdtemp, readFile, symlink, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'
import {installIfNeeded} from '../../scripts/bootstrap/install.cjs'

let root = ''

/** Puts a program in the place of npm that counts its runs and then does as it is told. */
async function npmThat(does: string): Promise<void> {
  const npm = path.join(root, 'npm.js')
  const count = `if (process.argv[2] === 'ci') require('node:fs').appendFileSync(${JSON.stringify(path.join(root, 'runs'))}, '.')`
  await writeFile(npm, `${count}\n${does}\n`)
  vi.stubEnv('npm_execpath', npm)
}

async function runs(): Promise<number> {
  return (await readFile(path.join(root, 'runs'), 'utf8').catch(() => '')).length
}

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'install-test-'))
  await writeFile(path.join(root, 'package.json'), '{}')
  await writeFile(path.join(root, 'package-lock.json'), '{"packages": {}}')
  vi.spyOn(console, 'log').mockReturnValue(undefined)
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

describe('the installation', () => {
  it('runs once, and not again while nothing changed', async () => {
    await npmThat('')
    await installIfNeeded(root)
    await installIfNeeded(root)
    expect(await runs()).toBe(1)
  })

  it('runs again when the lock file changed', async () => {
    await npmThat('')
    await installIfNeeded(root)
    await writeFile(path.join(root, 'package-lock.json'), '{"packages": {"a": {}}}')
    await installIfNeeded(root)
    expect(await runs()).toBe(2)
  })

  it('leaves the packages of another folder alone, which a copy of the site links to', async () => {
    await npmThat('')
    await mkdir(path.join(root, 'packages'))
    await symlink(path.join(root, 'packages'), path.join(root, 'node_modules'), 'dir')
    await installIfNeeded(root)
    expect(await runs()).toBe(0)
  })

  it('says that there is no network, and succeeds once there is', async () => {
    await npmThat(`console.error('npm error code ENOTFOUND'); process.exit(1)`)
    await expect(installIfNeeded(root)).rejects.toThrow(/could not reach the package registry[\s\S]*Fix:/)
    await npmThat('')
    await expect(installIfNeeded(root)).resolves.toBeUndefined()
  })

  it('asks npm for what its cache has when there is no network', async () => {
    await npmThat(`
      if (process.argv[2] === 'ping') { console.error('npm error code EAI_AGAIN'); process.exit(1) }
      if (!process.argv.includes('--offline')) { console.error('npm error code ETIMEDOUT'); process.exit(1) }`)
    await expect(installIfNeeded(root)).resolves.toBeUndefined()
  })

  it('runs once when two commands start together', async () => {
    await npmThat(`if (process.argv[2] === 'ci') setTimeout(() => {}, 700)`)
    await Promise.all([installIfNeeded(root), installIfNeeded(root)])
    expect(await runs()).toBe(1)
  })

  it('does not wait for a process that is gone', async () => {
    await npmThat('')
    await mkdir(path.join(root, '.cache'))
    await writeFile(path.join(root, '.cache/install.pid'), '999999999')
    await expect(installIfNeeded(root)).resolves.toBeUndefined()
  })

  it('says that it was interrupted, and begins anew', async () => {
    await npmThat(`process.kill(process.pid, 'SIGTERM'); setTimeout(() => {}, 10000)`)
    await expect(installIfNeeded(root)).rejects.toThrow(/was interrupted[\s\S]*Fix:/)
    await npmThat('')
    await expect(installIfNeeded(root)).resolves.toBeUndefined()
    expect(await runs()).toBe(2)
  })

  it('says that the lock file is half written, and succeeds once it is restored', async () => {
    await npmThat('')
    await writeFile(path.join(root, 'package-lock.json'), '{"packages": {"a"')
    await expect(installIfNeeded(root)).rejects.toThrow(/only half there/)
    await writeFile(path.join(root, 'package-lock.json'), '{"packages": {}}')
    await expect(installIfNeeded(root)).resolves.toBeUndefined()
  })

  it('says that npm is missing', async () => {
    vi.stubEnv('npm_execpath', undefined)
    vi.stubEnv('PATH', root)
    await expect(installIfNeeded(root)).rejects.toThrow(/npm was not found/)
  })
})

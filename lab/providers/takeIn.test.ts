import {mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {strToU8, zipSync} from 'fflate'
import {afterEach, beforeEach, describe, expect, it} from 'vitest'
import {findLocalJars} from '../bundles/localJars'
import {takeIn} from './takeIn'

const NAMES = ['keycloak-one-v0.1', 'keycloak-two-v0.22']

let root = ''
let from = ''
let to = ''

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'lab-providers-'))
  from = path.join(root, 'built')
  to = path.join(root, 'cache', 'providers')
  await mkdir(from)
})

afterEach(() => rm(root, {recursive: true, force: true}))

function jar(...artifacts: readonly (readonly [artifact: string, version: string])[]): Uint8Array {
  return zipSync(
    Object.fromEntries(
      artifacts.map(([artifact, version]) => [
        `META-INF/maven/com.example/${artifact}/pom.properties`,
        strToU8(`#made by a test\nartifactId=${artifact}\ngroupId=com.example\nversion=${version}\n`),
      ]),
    ),
  )
}

async function put(name: string, content: Uint8Array): Promise<void> {
  await writeFile(path.join(from, name), content)
}

async function putBoth(): Promise<void> {
  await put('first.jar', jar(['keycloak-one', '0.1']))
  await put('keycloak-two-0.22.jar', jar(['guava', '33.0'], ['keycloak-two', '0.22']))
}

async function filesOf(folder: string): Promise<readonly string[]> {
  return (await readdir(folder).catch(() => [])).sort()
}

describe('taking jars in', () => {
  it('knows jars by what stands inside them, and leaves them as the bundle wants them', async () => {
    await putBoth()
    const taken = await takeIn({names: NAMES, from, to})
    expect(taken.map(({file}) => path.basename(file))).toEqual(['keycloak-one-v0.1.jar', 'keycloak-two-v0.22.jar'])
    const found = await findLocalJars(NAMES, to)
    expect(found.map(({sha256}) => sha256)).toEqual(taken.map(({sha256}) => sha256))
  })

  it('replaces a jar and its checksum', async () => {
    await putBoth()
    await takeIn({names: NAMES, from, to})
    await put('first.jar', jar(['keycloak-one', '0.1'], ['more', '1']))
    await takeIn({names: NAMES, from, to})
    await expect(findLocalJars(NAMES, to)).resolves.toHaveLength(2)
    expect(await filesOf(to)).toHaveLength(4)
  })

  it('names a folder that is not there', async () => {
    await expect(takeIn({names: NAMES, from: path.join(root, 'nowhere'), to})).rejects.toThrow(
      /nowhere" isn't a readable folder/,
    )
  })

  it('names every jar that is missing, and takes none', async () => {
    await put('first.jar', jar(['keycloak-one', '0.1']))
    await expect(takeIn({names: [...NAMES, 'keycloak-three-v3'], from, to})).rejects.toThrow(
      /no jar of keycloak-two 0\.22[^]*no jar of keycloak-three 3/,
    )
    expect(await filesOf(to)).toEqual([])
  })

  it('refuses a jar of another tag, and says which it is', async () => {
    await putBoth()
    await put('keycloak-two-0.22.jar', jar(['keycloak-two', '0.23']))
    await expect(takeIn({names: NAMES, from, to})).rejects.toThrow(
      /another version: keycloak-two-0\.22\.jar is version 0\.23[^]*Allowed: keycloak-two 0\.22/,
    )
    expect(await filesOf(to)).toEqual([])
  })

  it('does not choose between two jars of one artifact', async () => {
    await putBoth()
    await put('original-first.jar', jar(['keycloak-one', '0.1']))
    await expect(takeIn({names: NAMES, from, to})).rejects.toThrow(
      /2 jars of keycloak-one 0\.1: first\.jar, original-first\.jar/,
    )
  })

  it('refuses half a jar, and takes none', async () => {
    await putBoth()
    const whole = jar(['keycloak-one', '0.1'])
    await put('first.jar', whole.subarray(0, whole.length / 2))
    await expect(takeIn({names: NAMES, from, to})).rejects.toThrow(/first\.jar isn't a complete jar/)
    expect(await filesOf(to)).toEqual([])
  })

  it('keeps the jar that was there when a copy breaks off, and nothing half-written', async () => {
    await putBoth()
    await takeIn({names: NAMES, from, to})
    const before = await readFile(path.join(to, 'keycloak-one-v0.1.jar'))
    const copy = async (_from: string, target: string): Promise<void> => {
      await writeFile(target, 'half')
      throw new Error('ENOSPC: no space left on device')
    }
    await expect(takeIn({names: NAMES, from, to, copy})).rejects.toThrow(/couldn't be copied to .*no space left/)
    expect(await readFile(path.join(to, 'keycloak-one-v0.1.jar'))).toEqual(before)
    await expect(findLocalJars(NAMES, to)).resolves.toHaveLength(2)
    expect(await filesOf(to)).toHaveLength(4)
  })

  it('notices a copy that is not the jar', async () => {
    await putBoth()
    const copy = (_from: string, target: string): Promise<void> => writeFile(target, 'half')
    await expect(takeIn({names: NAMES, from, to, copy})).rejects.toThrow(/the copy differs from the jar/)
    expect(await filesOf(to)).toEqual([])
  })
})

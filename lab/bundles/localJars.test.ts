import {createHash} from 'node:crypto'
import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterEach, beforeEach, expect, it} from 'vitest'
import {LabUnavailable} from '../problem'
import {findLocalJars} from './localJars'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lab-jars-'))
})

afterEach(async () => {
  await rm(folder, {recursive: true, force: true})
})

const sha256 = createHash('sha256').update('built').digest('hex')

it('takes a jar whose checksum is recorded beside it', async () => {
  const file = path.join(folder, 'a-v1.2.jar')
  await writeFile(file, 'built')
  await writeFile(`${file}.sha256`, `${sha256}  a-v1.2.jar\n`)
  expect(await findLocalJars(['a-v1.2'], folder)).toEqual([{file, sha256}])
})

it('lists every jar that is missing, and how to get it', async () => {
  await expect(findLocalJars(['a-v1.2', 'b-v3'], folder)).rejects.toThrow(
    /needs a-v1\.2\.jar[\s\S]*Fix: Build a from .* at tag v1\.2, .*lab:providers[\s\S]*needs b-v3\.jar/,
  )
})

it('has checks skipped where jars were never taken in, and failed where one is not what was taken in', async () => {
  await writeFile(path.join(folder, 'a-v1.jar'), 'other')
  await writeFile(path.join(folder, 'a-v1.jar.sha256'), sha256)
  await expect(findLocalJars(['a-v1', 'b-v3'], folder)).rejects.toBeInstanceOf(LabUnavailable)
  await expect(findLocalJars(['a-v1'], folder)).rejects.not.toBeInstanceOf(LabUnavailable)
})

it('refuses a jar that has no checksum, and one that is not the recorded file', async () => {
  const file = path.join(folder, 'a-v1.jar')
  await writeFile(file, 'other')
  await expect(findLocalJars(['a-v1'], folder)).rejects.toThrow(/its checksum is not in the cache/)
  await writeFile(`${file}.sha256`, sha256)
  await expect(findLocalJars(['a-v1'], folder)).rejects.toThrow(new RegExp(`isn't the file.*\\n  Allowed: ${sha256}`))
})

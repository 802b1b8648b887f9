import {mkdtemp, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {expect, it} from 'vitest'
import {readManifest} from './manifest'

const folder = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'manifest-test-'))

it('reads the rules of a build as they are', async () => {
  const rules = [{source: '/*', headers: {A: '1'}}]
  const dir = await folder()
  await writeFile(path.join(dir, '_headers.json'), JSON.stringify(rules))
  expect(await readManifest(dir)).toEqual(rules)
})

it('says that a folder holds no whole build, and how to make one', async () => {
  await expect(readManifest(await folder())).rejects.toThrow(
    /There is no complete build[\s\S]*Fix: Run "npm run build"/,
  )
})

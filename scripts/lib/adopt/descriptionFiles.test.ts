import {mkdir, mkdtemp, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {expect, it} from 'vitest'
import {readDescriptionFiles} from './descriptionFiles'

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'description-'))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), {recursive: true})
    await writeFile(path.join(folder, name), text)
  }
  return folder
}

it('a description comes with the files that it refers to, whatever its name is', async () => {
  const folder = await folderWith({
    'api.yaml': "paths: {/a: {$ref: 'paths/a.yaml#/one'}}\nexternal: {$ref: 'https://a.example/b.yaml'}\n",
    'paths/a.yaml': 'one: {get: {$ref: ../shared/b.yaml}}\ndiscriminator: {mapping: {c: ../shared/c.json, d: Name}}\n',
    'shared/b.yaml': "back: {$ref: '../paths/a.yaml#/one'}\nlocal: {$ref: '#/back'}\n",
    'shared/c.json': '{}',
    'unused.yaml': '{}',
  })
  const files = await readDescriptionFiles(path.join(folder, 'api.yaml'))
  expect([...files.keys()].sort()).toEqual(['openapi.yaml', 'paths/a.yaml', 'shared/b.yaml', 'shared/c.json'])
})

it('a reference to a file that does not exist is refused with both files', async () => {
  const folder = await folderWith({'api.yaml': 'paths: {/a: {$ref: none.yaml}}\n'})
  const reading = readDescriptionFiles(path.join(folder, 'api.yaml'))
  await expect(reading).rejects.toThrow(/api\.yaml[^]*none\.yaml, which doesn't exist/)
})

it('a reference to a file of another folder is refused', async () => {
  const folder = await folderWith({'api/api.yaml': 'paths: {/a: {$ref: ../b.yaml}}\n', 'b.yaml': '{}'})
  await expect(readDescriptionFiles(path.join(folder, 'api/api.yaml'))).rejects.toThrow("isn't in the folder")
})

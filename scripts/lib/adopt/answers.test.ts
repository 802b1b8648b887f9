import {mkdtemp, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {expect, it} from 'vitest'
import {brandFixture} from '../../../tests/fixtures/brand'
import {readAnswers} from './answers'
import {partNames} from './parts'

async function fileWith(answers: unknown): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'answers-')), 'answers.json')
  await writeFile(file, JSON.stringify(answers))
  return file
}

it('answers without a list remove nothing, and stop if there are uncommitted changes', async () => {
  expect(await readAnswers(await fileWith({brand: brandFixture}))).toEqual({
    brand: brandFixture,
    remove: [],
    keepDocs: [],
    onUncommittedChanges: 'stop',
  })
})

it('a part that the sample does not have is refused with the parts that it has', async () => {
  const file = await fileWith({brand: brandFixture, remove: ['shop']})
  await expect(readAnswers(file)).rejects.toThrow(partNames.join(', '))
})

it('a folder of the documentation that does not exist is refused with those that do', async () => {
  const file = await fileWith({brand: brandFixture, remove: ['docs'], keepDocs: ['introduction', 'no-such']})
  await expect(readAnswers(file)).rejects.toThrow(/no folder or page "no-such"[^]*introduction/)
})

it('folders to keep are refused if the documentation is not removed', async () => {
  const file = await fileWith({brand: brandFixture, keepDocs: ['introduction']})
  await expect(readAnswers(file)).rejects.toThrow('"keepDocs" has no effect')
})

it('a wrong brand is refused with the field', async () => {
  const file = await fileWith({brand: {...brandFixture, domain: 'https://a.example'}})
  await expect(readAnswers(file)).rejects.toThrow('The brand\'s "domain" is "https://a.example"')
})

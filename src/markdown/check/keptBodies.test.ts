import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterEach, beforeEach, expect, it, vi} from 'vitest'
import {parseBody} from './body'
import {keptBodies} from './keptBodies'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kept-bodies-'))
  await writeFile(path.join(folder, 'parser.ts'), 'one way')
})
afterEach(() => rm(folder, {recursive: true}))

const cacheFile = () => path.join(folder, 'cache/bodies.json')

/** Reads texts with a cache opened anew, and returns those that had to be parsed. */
async function parsedOf(...texts: readonly string[]): Promise<readonly string[]> {
  const parse = vi.fn(parseBody)
  const {read, save} = await keptBodies(cacheFile(), [path.join(folder, 'parser.ts')], parse)
  for (const text of texts) expect(await read(text)).toEqual(await parseBody(text))
  await save()
  return parse.mock.calls.map(([text]) => text)
}

const [one, other] = ['# One\n\n[Link](/to/) ![Alt](./a.png)\n\n<Screenshot name="login" />', '## Other']

it('parses a text once, and again when it has changed', async () => {
  expect(await parsedOf(one, other)).toEqual([one, other])
  expect(await parsedOf(one, other)).toEqual([])
  expect(await parsedOf(one, `${other}!`)).toEqual([`${other}!`])
})

it('keeps what is found in sentences, with its place', async () => {
  const text = 'You may wait for 99.95% of an hour.'
  const {style, quantities} = await parseBody(text)
  expect([style.length, quantities.length]).toEqual([1, 1])
  await parsedOf(text)
  expect(await parsedOf(text)).toEqual([])
})

it('forgets what the last check did not read', async () => {
  await parsedOf(one, other)
  await parsedOf(one)
  expect(await parsedOf(one, other)).toEqual([other])
})

it('parses all anew when what parses has changed', async () => {
  await parsedOf(one)
  await writeFile(path.join(folder, 'parser.ts'), 'another way')
  expect(await parsedOf(one)).toEqual([one])
})

it('parses all anew where its file is damaged or of another form', async () => {
  await parsedOf(one)
  const whole = await readFile(cacheFile(), 'utf8')
  for (const damaged of [whole.slice(0, -9), whole.replace('"anchors"', '"anchor"'), '']) {
    await writeFile(cacheFile(), damaged)
    expect(await parsedOf(one)).toEqual([one])
  }
})

it('does not keep a text that can’t be parsed', async () => {
  const {read, save} = await keptBodies(cacheFile(), [])
  await expect(read('<b>')).rejects.toThrow('closing')
  await expect(read('<b>')).rejects.toThrow('closing')
  await save()
  expect(await parsedOf(one)).toEqual([one])
})

import {mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {brotliDecompressSync, gunzipSync} from 'node:zlib'
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'
import {compressFolder} from './compress'

const page = (text: string): string => `<!doctype html><title>Page</title>${`<p>${text}</p>`.repeat(100)}`

let root = ''
let folder = ''
let cacheDir = ''

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'compress-'))
  folder = path.join(root, 'build')
  cacheDir = path.join(root, 'cache/compressed')
  await mkdir(folder)
  await writePage('index.html', 'One')
})

afterEach(() => rm(root, {recursive: true}))

const writePage = (name: string, text: string) => writeFile(path.join(folder, name), page(text))

/** What readers of each of the two copies get. */
async function copies(name: string): Promise<string[]> {
  const file = path.join(folder, name)
  return [brotliDecompressSync(await readFile(`${file}.br`)), gunzipSync(await readFile(`${file}.gz`))].map(String)
}

/** A build begins with an empty folder. */
async function buildAgain(text = 'One'): Promise<void> {
  await rm(folder, {recursive: true})
  await mkdir(folder)
  await writePage('index.html', text)
}

describe('compressed copies', () => {
  it('stand beside text files and hold what these hold', async () => {
    await writeFile(path.join(folder, 'picture.png'), page('Picture'))
    expect(await compressFolder(folder)).toEqual({count: 1, made: 1})
    expect((await readdir(folder)).sort()).toEqual(['index.html', 'index.html.br', 'index.html.gz', 'picture.png'])
    expect(await copies('index.html')).toEqual([page('One'), page('One')])
  })

  it('are made of pages when these are done, and of what is done by now at once', async () => {
    await writeFile(path.join(folder, 'script.js'), page('Script'))
    const scriptIsCompressed = () => readFile(path.join(folder, 'script.js.gz'))
    const pages = vi.waitFor(scriptIsCompressed).then(() => writePage('index.html', 'Done'))
    expect((await compressFolder(folder, {pages})).count).toBe(2)
    expect(await copies('index.html')).toEqual([page('Done'), page('Done')])
    expect(await copies('script.js')).toEqual([page('Script'), page('Script')])
  })

  it('are not made of files that fit into one packet', async () => {
    await writeFile(path.join(folder, 'small.txt'), 'Small.')
    expect((await compressFolder(folder)).count).toBe(1)
    expect(await readdir(folder)).not.toContain('small.txt.br')
  })

  it('are the same bytes with the cache, without it, and from it', async () => {
    const bytes = () => Promise.all(['br', 'gz'].map((name) => readFile(path.join(folder, `index.html.${name}`))))
    await compressFolder(folder)
    const without = await bytes()
    await compressFolder(folder, {cacheDir})
    expect(await bytes()).toEqual(without)
    await buildAgain()
    expect(await compressFolder(folder, {cacheDir})).toEqual({count: 1, made: 0})
    expect(await bytes()).toEqual(without)
  })
})

describe('the cache of compressed copies', () => {
  beforeEach(() => compressFolder(folder, {cacheDir}))

  it('serves a changed file no copy of what it was', async () => {
    await buildAgain('Two')
    expect(await compressFolder(folder, {cacheDir})).toEqual({count: 1, made: 1})
    expect(await copies('index.html')).toEqual([page('Two'), page('Two')])
  })

  it('serves a copy whatever the file is called', async () => {
    await buildAgain()
    await writePage('other.html', 'One')
    expect(await compressFolder(folder, {cacheDir})).toEqual({count: 2, made: 0})
    expect(await copies('other.html')).toEqual([page('One'), page('One')])
  })

  it.each([
    ['cut off', (entry: Buffer) => entry.subarray(0, entry.length / 2)],
    ['empty', () => Buffer.alloc(0)],
    ['something else', () => Buffer.from('Something else.')],
  ])('makes a copy anew that is %s, and mends it', async (_, damaged) => {
    for (const name of await readdir(cacheDir)) {
      const file = path.join(cacheDir, name)
      await writeFile(file, damaged(await readFile(file)))
    }
    await buildAgain()
    expect(await compressFolder(folder, {cacheDir})).toEqual({count: 1, made: 1})
    expect(await copies('index.html')).toEqual([page('One'), page('One')])
    expect((await compressFolder(folder, {cacheDir})).made).toBe(0)
  })

  it('makes a copy anew that is whole, but another one', async () => {
    const [one, other] = (await readdir(cacheDir)).map((name) => path.join(cacheDir, name))
    if (one === undefined || other === undefined) throw new Error('A page has two copies.')
    const entry = await readFile(one)
    await writeFile(one, await readFile(other))
    await writeFile(other, entry)
    await buildAgain()
    expect((await compressFolder(folder, {cacheDir})).made).toBe(1)
    expect(await copies('index.html')).toEqual([page('One'), page('One')])
  })

  it('keeps what the last build has used, and no more', async () => {
    const before = await readdir(cacheDir)
    await writePage('second.html', 'Two')
    await compressFolder(folder, {cacheDir})
    expect(await readdir(cacheDir)).toHaveLength(4)
    await buildAgain()
    await compressFolder(folder, {cacheDir})
    expect(await readdir(cacheDir)).toEqual(before)
  })

  it('leaves to another build what that is writing, and clears away what none is', async () => {
    const [entry = ''] = await readdir(cacheDir)
    const [current, dead] = [`${entry}.current`, `${entry}.dead`]
    for (const name of [current, dead]) await writeFile(path.join(cacheDir, name), 'half')
    const yesterday = new Date(Date.now() - 86_400_000)
    await utimes(path.join(cacheDir, dead), yesterday, yesterday)
    await compressFolder(folder, {cacheDir})
    expect(await readdir(cacheDir)).toContain(current)
    expect(await readdir(cacheDir)).not.toContain(dead)
  })

  it('fails no build whose folder can’t be written', async () => {
    // A file where the folder should be: no user may make it a folder, not even root.
    const blocked = path.join(root, 'file')
    await writeFile(blocked, '')
    expect(await compressFolder(folder, {cacheDir: path.join(blocked, 'compressed')})).toEqual({count: 1, made: 1})
    expect(await copies('index.html')).toEqual([page('One'), page('One')])
  })
})

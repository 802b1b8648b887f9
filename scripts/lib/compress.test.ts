import {mkdir, mkdtemp, readdir, readFile, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {brotliDecompressSync, gunzipSync} from 'node:zlib'
import {expect, it} from 'vitest'
import {compressFolder} from './compress'

it('writes copies of every text file of 512 bytes or more that hold the same, and of nothing else', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'compress-test-'))
  await mkdir(path.join(folder, 'a'))
  const text = 'Keycloak '.repeat(100)
  for (const name of ['index.html', 'a/b.css', 'a/c.js', 'a/picture.png'])
    await writeFile(path.join(folder, name), text)
  await writeFile(path.join(folder, 'short.html'), 'short')
  expect(await compressFolder(folder)).toBe(3)
  expect((await readdir(folder)).sort()).toEqual(['a', 'index.html', 'index.html.br', 'index.html.gz', 'short.html'])
  for (const name of ['index.html', 'a/b.css', 'a/c.js']) {
    expect(brotliDecompressSync(await readFile(path.join(folder, `${name}.br`))).toString()).toBe(text)
    expect(gunzipSync(await readFile(path.join(folder, `${name}.gz`))).toString()).toBe(text)
  }
  expect(await readdir(path.join(folder, 'a'))).not.toContain('picture.png.br')
})

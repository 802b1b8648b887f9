import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {filesOf, offlineList} from './offlineList'

const files = {
  'docs/index.html': '<link rel="stylesheet" href="/base/assets/css/a.1.css"><img src="/base/img/a%20b.png">',
  'assets/css/a.1.css': 'body {}',
  'assets/search/index-en.1.json': `["${'text '.repeat(1000)}"]`,
  'assets/js/main.1.js': 'never loaded',
  'img/a b.png': 'picture',
  'img/share/1.png': 'picture of a shared link',
  'page-list.json': '[]',
}

let dir = ''
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'offline-'))
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, file)), {recursive: true})
    await writeFile(path.join(dir, file), text)
  }
})
afterAll(() => rm(dir, {recursive: true}))

describe('the list of a saved copy', () => {
  it('has the pages, what they load, and what a reader’s action loads', async () => {
    const {
      files: listed,
      bytes,
      sentBytes,
    } = await offlineList(dir, [{file: 'docs/index.html', path: '/docs/'}], '/base/')
    expect(listed).toEqual([
      '/base/assets/css/a.1.css',
      '/base/assets/search/index-en.1.json',
      '/base/docs/',
      '/base/img/a%20b.png',
      '/base/page-list.json',
    ])
    expect(bytes).toBeGreaterThan(5000)
    expect(sentBytes).toBeLessThan(bytes / 10)
  })

  it('names the file that a page loads and the build lacks', async () => {
    await writeFile(path.join(dir, 'broken.html'), '<img src="/base/img/gone.png">')
    await expect(offlineList(dir, [{file: 'broken.html', path: '/broken/'}], '/base/')).rejects.toThrow('img/gone.png')
  })

  it('leaves out what other sites send and what a page only leads to', () => {
    const html = '<img src="https://other.example/a.png"><img src="//other.example/a.png"><a href="/samples/a.zip">'
    expect(filesOf(`${html}<meta content="/img/share/1.png">`, '/')).toEqual([])
  })
})

import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterEach, beforeEach, expect, it} from 'vitest'
import {absentPages} from './absentPages'

let outDir: string
beforeEach(async () => {
  outDir = await mkdtemp(path.join(tmpdir(), 'absent-pages-'))
  await mkdir(path.join(outDir, 'docs'))
})
afterEach(() => rm(outDir, {recursive: true}))

it('knows the links that lead nowhere, minified or not, and leaves pages, files and other sites alone', async () => {
  await writeFile(path.join(outDir, 'file.zip'), '')
  await writeFile(
    path.join(outDir, 'docs/index.html'),
    '<a href=/base/100%>0</a><a href=/base/lost/#part>1</a><a class="b" href="/base/gone?q=1">2</a><a href=/base/docs>3</a>' +
      '<a href=/base/file.zip>4</a><a href=//cdn.example/x>5</a><a href=https://other.example/y>6</a><a href=/z>7</a>',
  )
  await writeFile(path.join(outDir, 'index.html'), '<a href=/base/lost/>1</a>')
  const routesPaths = ['/base/', '/base/docs/']
  expect(await absentPages({outDir, baseUrl: '/base/', routesPaths})).toEqual(['/base/gone/', '/base/lost/'])
})

it('a file leads somewhere, however its name is written', async () => {
  await writeFile(path.join(outDir, 'index.html'), '<a href="/caf%C3%A9.pdf">1</a>')
  await writeFile(path.join(outDir, 'café.pdf'), '')
  expect(await absentPages({outDir, baseUrl: '/', routesPaths: ['/']})).toEqual([])
})

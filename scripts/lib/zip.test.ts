import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {strFromU8, unzipSync} from 'fflate'
import {afterAll, beforeAll, expect, it} from 'vitest'
import {zipSite} from './zip'

const files = {
  'index.html': '<!doctype html>',
  'docs/index.html': '<!doctype html>',
  'docs/index.html.br': 'copy',
  'docs/index.html.gz': 'copy',
  'samples/app.zip': 'archive',
  '.well-known/security.txt': 'Contact',
  'img/share/1.png': 'picture',
  'img/logo.svg': '<svg/>',
  _headers: '/*',
  '_headers.json': '[]',
}

let dir = ''
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'zip-'))
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, file)), {recursive: true})
    await writeFile(path.join(dir, file), text)
  }
})
afterAll(() => rm(dir, {recursive: true}))

const acme = {name: 'Acme', folder: 'acme-site', base: '/'}

it('the archive of the site has what a plain server needs, in one folder, and the same bytes each time', async () => {
  const zip = await zipSite(dir, acme)
  const entries = unzipSync(zip)
  expect(Object.keys(entries).sort()).toEqual([
    'acme-site/.well-known/security.txt',
    'acme-site/README.txt',
    'acme-site/docs/index.html',
    'acme-site/img/logo.svg',
    'acme-site/index.html',
    'acme-site/samples/app.zip',
  ])
  expect(strFromU8(entries['acme-site/README.txt'] ?? new Uint8Array())).toContain('Acme, as a folder')
  expect(await zipSite(dir, acme)).toEqual(zip)
})

it('the archive of a site below a path has it in the folder of that name, and says its address', async () => {
  const entries = unzipSync(await zipSite(dir, {...acme, base: '/site/'}))
  expect(Object.keys(entries)).toContain('acme-site/site/docs/index.html')
  expect(strFromU8(entries['acme-site/README.txt'] ?? new Uint8Array())).toContain('open http://localhost:8000/site/.')
})

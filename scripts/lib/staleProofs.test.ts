import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterEach, beforeEach, expect, it} from 'vitest'
import {hashOfProof} from '../../src/markdown/proof/hashOfProof'
import {staleProofs} from './staleProofs'

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'stale-proofs-'))
})

afterEach(() => rmSync(root, {recursive: true}))

it('a page whose proof changed is named with the command that proves it, one whose prose changed is not', () => {
  const page = '---\ntitle: A\nproof: true\n---\n\nText.\n\n```bash\ntrue\n```\n'
  const known = {versions: [], date: '2026-11-21', proof: hashOfProof(page)}
  const lines = (source: string) => {
    writeFileSync(path.join(root, 'a.mdx'), source)
    return staleProofs(root, {'a.mdx': known, 'gone.mdx': known})
  }
  expect(lines(page.replace('Text', 'Other text'))).toEqual([])
  expect(lines(page.replace('true\n```', 'false\n```'))).toEqual([
    'a.mdx: the proof changed after 2026-11-21, so the page doesn\'t show "Tested on". Fix: npm run prove -- a.mdx --record',
  ])
})

it('only the pages that are asked about are named', () => {
  const changed = {versions: [], date: '2026-11-21', proof: 'another'}
  for (const file of ['a.mdx', 'b.mdx']) writeFileSync(path.join(root, file), '```bash\ntrue\n```\n')
  expect(staleProofs(root, {'a.mdx': changed, 'b.mdx': changed}, ['b.mdx'])).toEqual([
    expect.stringMatching(/^b\.mdx: /),
  ])
})

it('a page is named when the declaration of its procedure changed', () => {
  const page = '---\ntitle: A\nproof: true\n---\n\n<Procedure name="b" />\n'
  const folder = path.join(root, 'src/procedures/declarations')
  mkdirSync(folder, {recursive: true})
  writeFileSync(path.join(root, 'a.mdx'), page)
  const lines = (declaration: string) => {
    writeFileSync(path.join(folder, 'b.ts'), declaration)
    return staleProofs(root, {'a.mdx': {versions: [], date: '2026-11-21', proof: hashOfProof(page, () => 'one')}})
  }
  expect(lines('one')).toEqual([])
  expect(lines('another')).toHaveLength(1)
})

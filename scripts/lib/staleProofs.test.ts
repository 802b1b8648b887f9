import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterEach, beforeEach, expect, it} from 'vitest'
import {sourceText} from '../../src/lib/sourceText'
import {parseBody} from '../../src/markdown/check/body'
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

it('a page whose proof was read by the check is named like one that is read here, also with other line ends', async () => {
  const page = '---\ntitle: A\nproof: true\n---\n\n```bash\ntrue\n```\n'
  const changed = page.replace('true\n```', 'false\n```')
  const known = {versions: [], date: '2026-11-21', proof: hashOfProof(page)}
  for (const source of [page, changed, page.replaceAll('\n', '\r\n'), `\uFEFF${page}`]) {
    writeFileSync(path.join(root, 'a.mdx'), source)
    const {proof} = await parseBody(sourceText(source))
    const proofs = new Map(proof.parts ? [['a.mdx', proof.parts]] : [])
    expect(proofs.size).toBe(1)
    const lines = staleProofs(root, {'a.mdx': known}, [], proofs)
    expect(lines).toEqual(staleProofs(root, {'a.mdx': known}))
    expect(lines).toHaveLength(source === changed ? 1 : 0)
  }
})

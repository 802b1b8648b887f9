import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {expect, it} from 'vitest'
import {hashOfProof} from '../../src/markdown/proof/hashOfProof'
import {staleProofs} from './staleProofs'

it('a page whose proof changed is named with the command that proves it, one whose prose changed is not', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'stale-proofs-'))
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
  rmSync(root, {recursive: true})
})

import {expect, it} from 'vitest'
import {hashOfProof} from './hashOfProof'
import {proofShareOf} from './proofShare'

const page = (text: string) => `---\ntitle: A\nproof: true\n---\n\n${text}\n`
const command = page('```bash silent\ndate\n```')
const changed = page('```bash silent\nuname\n```')
const proof = {versions: ['Keycloak 26.5.6'], date: '2026-11-27', proof: hashOfProof(command)}

it('counts the pages with something to run, and those whose proof is of the page as it is', () => {
  const pages = {'docs/a.mdx': command, 'docs/b.mdx': command, 'docs/c.mdx': changed, 'docs/d.mdx': page('Words.')}
  expect(proofShareOf(pages, {'docs/a.mdx': proof, 'docs/c.mdx': proof})).toEqual({provable: 3, proven: 1})
})

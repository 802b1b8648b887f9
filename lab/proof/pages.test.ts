import {readFileSync} from 'node:fs'
import path from 'node:path'
import {expect, it} from 'vitest'
import {ROOT} from '../../scripts/lib/root'
import {groupsOfPage} from '../record/pageGroups'
import {readProofPage} from './pages'

const EXAMPLE = /^````mdx\n(---\n[\s\S]*?\nproof:[\s\S]*?)^````$/m

it.each([
  ['CONTRIBUTING.md', ['run', 'run']],
  ['src/markdown/proof/README.md', ['console', 'run', 'run', 'run']],
])('the example in %s is a page that can be proved', (guide, kinds) => {
  const example = EXAMPLE.exec(readFileSync(path.join(ROOT, guide), 'utf8'))?.[1]
  expect(example).toBeDefined()
  const page = readProofPage('docs/security/example.mdx', example)
  expect(page).toMatchObject({
    bundles: ['registry', 'events-26.6', 'events-26.7'],
    needs: ['kcadm', 'alice'],
    after: [],
  })
  expect(page?.steps().map(({kind}) => kind)).toEqual(kinds)
})

it('the administrator of a proof has the roles that the page lists, or realm-admin', () => {
  const page = (proof: string) => readProofPage('docs/a.mdx', `---\ntitle: A\nproof: ${proof}\n---\n`)
  expect(page('{roles: [manage-realm, view-events]}')?.roles).toEqual(['manage-realm', 'view-events'])
  expect(page('{needs: [kcadm]}')?.roles).toEqual(['realm-admin'])
})

it('a page is proved only where the programs that it names are on the PATH', () => {
  const page = readProofPage('docs/a.mdx', '---\ntitle: A\nproof:\n  programs: [tofu]\n---\n')
  expect(page?.programs).toEqual(['tofu'])
  if (!page) return
  const needs = groupsOfPage(page).flatMap(({facts}) => facts.map((fact) => fact.needs))
  expect(needs).toEqual(page.bundles.map(() => ['bash', 'curl', 'jq', 'tofu']))
})

it('a page depends on those that are followed before it, and on what it quotes', () => {
  const page = readProofPage(
    'docs/a.mdx',
    '---\ntitle: A\nproof:\n  after: [security/b]\n---\n\n```bash title="x" file="samples/a.sh" region="b"\n```\n',
  )
  expect(page?.reads).toEqual(['docs/security/b.mdx', 'samples/a.sh'])
})

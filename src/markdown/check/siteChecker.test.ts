import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {build} from 'esbuild'
import {glob} from 'tinyglobby'
import {afterEach, beforeEach, expect, it} from 'vitest'
import {formatProblem} from '../../lib/problem'
import {oneTree} from './fixtures/options'
import {MADE_WITH, siteChecker} from './siteChecker'

const page = (title: string, body: string): string =>
  `---\ntitle: ${title}\ndescription: What the page called ${title} says, in a sentence that is long enough for a search result.\npage_type: how-to\n---\n\n${body}\n`

let siteDir: string
const write = (name: string, text: string) => writeFile(path.join(siteDir, 'docs', name), text)

beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'site-checker-'))
  await mkdir(path.join(siteDir, 'docs'))
  await write('from.mdx', page('From', 'See [its part](./to.mdx#a-part).'))
  await write('to.mdx', page('Towards', '## A part'))
})
afterEach(() => rm(siteDir, {recursive: true}))

/** Finds mistakes as often as it is called. */
function checker() {
  const check = siteChecker(siteDir, oneTree)
  return async (): Promise<string> => (await check()).problems.map(formatProblem).join('\n')
}

it('finds a mistake that a change has made, and no longer when it is mended', async () => {
  const check = checker()
  expect(await check()).toBe('')
  await write('to.mdx', page('Towards', '## A part\n\n![](./none.png)'))
  expect(await check()).toContain('docs/to.mdx')
  await write('to.mdx', page('Towards', '## A part\n\n<b>'))
  expect(await check()).toContain("isn't valid MDX")
  await write('to.mdx', page('Towards', '## A part'))
  expect(await check()).toBe('')
})

it('finds that a link of a page which has not changed leads to a heading that is gone', async () => {
  const check = checker()
  await check()
  await write('to.mdx', page('Towards', '## Another part'))
  expect(await check()).toContain('"#a-part", which docs/to.mdx doesn\'t have')
})

it('finds that a link leads to a file that is gone, and no longer when the file is there again', async () => {
  const check = checker()
  await check()
  await rm(path.join(siteDir, 'docs/to.mdx'))
  expect(await check()).toContain('docs/from.mdx:7:5')
  await write('to.mdx', page('Towards', '## A part'))
  expect(await check()).toBe('')
})

it('finds that two pages have the same title since one has changed', async () => {
  const check = checker()
  await check()
  await write('to.mdx', page('From', '## A part'))
  expect(await check()).toContain('The title is the same as that of docs/from.mdx')
})

it('makes every body anew when a module has changed that bodies are made with', async () => {
  const root = path.join(import.meta.dirname, '../../..')
  const {metafile} = await build({
    absWorkingDir: root,
    entryPoints: ['src/markdown/check/body.ts'],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: 'out',
    write: false,
    metafile: true,
  })
  const modules = Object.keys(metafile.inputs)
  const watched = await glob([...MADE_WITH], {cwd: root})
  expect(modules).toContain('src/markdown/proof/hashOfProof.ts')
  // Packages are in `package-lock.json`.
  expect(modules.filter((file) => !file.startsWith('node_modules/') && !watched.includes(file))).toEqual([])
})

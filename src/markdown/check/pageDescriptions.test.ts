import {mkdir, mkdtemp, symlink, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {expect, it} from 'vitest'
import type {Problem} from '../../lib/problem'
import {checkPageDescriptions} from './pageDescriptions'

const NAME = 'Acme ID'

async function problemsOf(source: string): Promise<Problem[]> {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'descriptions-'))
  await mkdir(path.join(siteDir, 'src/pages/pricing'), {recursive: true})
  await symlink(path.resolve('node_modules'), path.join(siteDir, 'node_modules'))
  await writeFile(path.join(siteDir, 'src/pages/brand.ts'), `export const brand = {name: '${NAME}'}`)
  const head = "import {brand} from '../brand'\nimport Text from './_text.mdx'\n"
  await writeFile(path.join(siteDir, 'src/pages/pricing/_content.ts'), head + source)
  return checkPageDescriptions(siteDir, NAME)
}

const words = (length: number): string => 'x'.repeat(length)

it('a description that only a long brand name makes too long is found at its place', async () => {
  const problems = await problemsOf(
    `export const page = {\n  meta: {\n    description: \`\${brand.name} ${words(120)}\`,\n  },\n}`,
  )
  expect(problems).toEqual([
    {
      file: 'src/pages/pricing/_content.ts',
      line: 5,
      column: 18,
      what: 'The description of the page has 161 characters with a brand name of 40, and 128 with "Acme ID".',
      allowed: '70 to 160 characters',
      fix: 'Shorten it to 127 characters.',
    },
  ])
})

it.each([
  ['too long', `export const meta = {description: '${words(161)}'}`, 'has 161 characters.'],
  [
    'made of a value that is too long',
    `const n = '${words(160)}'\nexport const meta = {description: \`\${n}.\`}`,
    'has 161',
  ],
  ['too short', "export const meta = {description: 'Prices.'}", 'has only 7 characters.'],
  [
    'too short with a short brand name',
    `export const meta = {description: \`\${brand.name}${words(66)}\`}`,
    'has only 68 characters with a brand name of 2.',
  ],
  ['of a legal page', "export const page = {document: {}, description: 'Terms.'}", 'has only 6 characters.'],
  ['with a type', "export const page = {meta: {description: 'Terms.'}} satisfies object", 'has only 6 characters.'],
])('a description %s is found', async (_, source, what) => {
  expect((await problemsOf(source)).map((problem) => problem.what)).toEqual([expect.stringContaining(what)])
})

it.each([
  ['as long as it can be', `export const meta = {description: \`\${brand.name}${words(120)}\`}`],
  ['of a card', "export const cards = [{description: 'Short.'}]\nexport const card = {description: 'Short.'}"],
])('a description %s is right', async (_, source) => {
  expect(await problemsOf(source)).toEqual([])
})

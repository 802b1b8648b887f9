import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {expect, it} from 'vitest'
import {ROOT} from '../../../scripts/lib/root'

/** The pages on which readers build an application file by file. */
const GUIDES = [
  ...readdirSync(path.join(ROOT, 'docs/securing-applications')).map((name) => `docs/securing-applications/${name}`),
  'docs/getting-started/sample.mdx',
  'docs/getting-started/b2b-login.mdx',
]

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')

/** The titles of the folds that contain files of the application. */
function foldTitles(page: string): string[] {
  return [...page.matchAll(/<details>\n<summary>(?<title>.*?)<\/summary>(?<content>.*?)<\/details>/gs)]
    .map(({groups}) => ({title: groups?.title ?? '', content: groups?.content ?? ''}))
    .filter(({content}) => content.includes(' file="samples/'))
    .map(({title}) => title)
}

it('guides contain folds with files', () => {
  expect(GUIDES.flatMap((file) => foldTitles(read(file))).length).toBeGreaterThan(10)
})

it.each(GUIDES)('folds in %s say whether the application needs their files', (file) => {
  for (const title of foldTitles(read(file))) expect(title).toMatch(/^(Required|Optional): /)
})

it.each(GUIDES)('code blocks titled .env in %s do not tell the reader to copy them to .env', (file) => {
  for (const [, sample = ''] of read(file).matchAll(/title="\.env" file="([^"]+)"/g))
    expect(read(sample)).not.toContain('Copy to .env')
})

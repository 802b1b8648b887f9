import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {glob} from 'tinyglobby'
import {describe, expect, it} from 'vitest'
import {ROOT} from '../../scripts/lib/root'
import {contentCheckOptions} from '../../src/config/contentCheck'
import {brand} from '../../src/data/brand'
import {formatProblem} from '../../src/lib/problem'
import {checkContent} from '../../src/markdown/check/checkContent'
import {checkSources} from '../../src/markdown/style/checkSources'
import {checkWording} from '../../src/markdown/check/wording'

describe('the content', () => {
  it('has no mistake that the content check knows', async () => {
    const {files, problems} = await checkContent(ROOT, contentCheckOptions())
    expect(files).toBeGreaterThan(20)
    expect(problems.map(formatProblem)).toEqual([])
  })
})

describe('the words of marketing pages, authors and tags, of the API and of pictures', () => {
  it('are spelled and phrased as those of the documents', async () => {
    const files = await glob(
      [
        'src/pages/**/_content.ts',
        'src/pages/**/*.mdx',
        'src/data/{authors,tags}.ts',
        'openapi/openapi.yaml',
        'openapi/{paths,shared}/**/*.yaml',
        'lab/screenshots/list.ts',
      ],
      {cwd: ROOT},
    )
    const sources = await Promise.all(
      files.map(async (file) => {
        const source = await readFile(path.join(ROOT, file), 'utf8')
        // What is code between backticks in Markdown is text in TypeScript.
        return {file, source: file.endsWith('.ts') ? source.replaceAll('`', '"') : source}
      }),
    )
    expect(sources.length).toBeGreaterThan(3)
    expect(sources.flatMap(checkWording).map(formatProblem)).toEqual([])
  })

  it('have the voice of the site, as do the READMEs', async () => {
    expect((await checkSources(ROOT)).map(formatProblem)).toEqual([])
  })
})

describe('the name of the brand', () => {
  it('stands in src/data/brand.ts and in no other file of the project', async () => {
    const files = await glob('**/*', {
      cwd: ROOT,
      dot: true,
      ignore: [
        '**/node_modules/**',
        '.git/**',
        '.docusaurus/**',
        '.cache/**',
        'build/**',
        'deploy/*/generated/**',
        'test-results/**',
        'src/data/brand.ts',
      ],
    })
    const texts = await Promise.all(
      files.map(async (file) => [file, await readFile(path.join(ROOT, file), 'utf8')] as const),
    )
    const knowing = texts.filter(([, text]) => text.includes(brand.name) || text.includes(brand.domain))
    expect(knowing.map(([file]) => file)).toEqual([])
  })
})

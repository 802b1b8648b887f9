import {existsSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {glob} from 'tinyglobby'
import {describe, expect, it} from 'vitest'
import {ROOT} from '../../scripts/lib/root'
import {contentCheckOptions} from '../../src/config/contentCheck'
import {brand} from '../../src/data/brand'
import {offerValues} from '../../src/data/offer/values'
import {formatProblem} from '../../src/lib/problem'
import {siteChecker} from '../../src/markdown/check/siteChecker'
import {checkSources} from '../../src/markdown/style/checkSources'

describe('the content', () => {
  it('has no mistake that the content check knows', async () => {
    const {files, problems} = await siteChecker(ROOT, contentCheckOptions())()
    expect(files).toBeGreaterThan(existsSync(path.join(ROOT, 'tests/sample')) ? 20 : 1)
    expect(problems.map(formatProblem)).toEqual([])
  })
})

describe('the words of marketing pages, authors and tags, of the API, of pictures and READMEs', () => {
  it('are spelled and phrased as those of the documents', async () => {
    expect((await checkSources(ROOT, offerValues)).map(formatProblem)).toEqual([])
  })
})

describe('the name of the brand', () => {
  it('stands in src/data/brand.ts and in no other file of the project', async () => {
    const files = await glob('**/*', {
      cwd: ROOT,
      dot: true,
      ignore: [
        '**/node_modules/**',
        '**/.venv/**',
        '.git/**',
        '.docusaurus/**',
        '.cache/**',
        'build/**',
        'deploy/*/generated/**',
        'api/*.{api,info,tag,schema}.mdx',
        'test-results/**',
        'src/data/brand.ts',
        // The framework writes the texts of a language with the values of the brand.
        'i18n/*/docusaurus-{theme-classic,plugin-content-blog}/*.json',
      ],
    })
    const texts = await Promise.all(
      files.map(async (file) => [file, await readFile(path.join(ROOT, file), 'utf8')] as const),
    )
    const knowing = texts.filter(([, text]) => text.includes(brand.name) || text.includes(brand.domain))
    expect(knowing.map(([file]) => file)).toEqual([])
  })
})

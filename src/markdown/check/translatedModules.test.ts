import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterEach, beforeEach, expect, it} from 'vitest'
import {formatProblem} from '../../lib/problem'
import {checkTranslatedModules} from './translatedModules'

const PAGE = 'i18n/fr-CA/docusaurus-plugin-content-pages/product/sso'

let siteDir = ''
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'translated-'))
})
afterEach(() => rmSync(siteDir, {recursive: true}))

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true})
  writeFileSync(path.join(siteDir, file), text)
}

it('names the path from the root for an import that only worked in the folder of the original', () => {
  write('src/kit/layout/Page/index.tsx', '')
  write('src/pages/product/_parent.ts', '')
  write(`${PAGE}/_content.ts`, '')
  write(
    `${PAGE}/index.tsx`,
    "import {Page} from '../../../kit/layout/Page'\nimport * as content from './_content'\nimport {parent} from '../_parent'\n",
  )

  expect(checkTranslatedModules(siteDir, 'src/pages').map(formatProblem)).toEqual([
    expect.stringMatching(/index\.tsx:1 {2}[^]*Fix: Write '@site\/src\/kit\/layout\/Page'\.$/),
    expect.stringMatching(/index\.tsx:3 {2}[^]*Fix: Write '@site\/src\/pages\/product\/_parent'\.$/),
  ])
})

it('accepts imports from the root of the site', () => {
  write(`${PAGE}/index.tsx`, "import {Page} from '@site/src/kit/layout/Page'\n")
  expect(checkTranslatedModules(siteDir, 'src/pages')).toEqual([])
})

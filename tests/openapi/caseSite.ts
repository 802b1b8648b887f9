import {existsSync, mkdtempSync} from 'node:fs'
import {copyFile, mkdir, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterAll, beforeAll, expect, vi} from 'vitest'
import {stringify} from 'yaml'
import {ROOT} from '../../scripts/lib/root'
import {lintDescription} from '../../src/reference/description/bundle.build'
import {operationsOf} from '../../src/reference/description/description.build'
import {loadDocument} from '../../src/reference/description/document.build'
import {readDescription} from '../../src/reference/description/read.build'
import {operationPage} from '../../src/reference/pages/operationPage.build'
import {brand} from '../../src/data/brand'
import type {Problem} from '../../src/lib/problem'
import {compilePage} from './drawn'
import type {Source} from './source'

const RULES = path.join(ROOT, 'openapi/redocly.yaml')

/** Whether this site has rules for its description: `npm run adopt` removes the sample's with its description. */
export const hasOwnRules = existsSync(RULES)

/** A site that has nothing but an API description, for the tests of one file. */
export type CaseSite = {
  /** Absolute path of its root. */
  site: string
  /** Writes a description and gives what the rules find in it. */
  problemsOf: (source: Source | string) => Promise<Problem[]>
  /** The page of the operation `tryIt`, which the compiler of the site's pages takes. */
  pageOf: (source: Source) => Promise<string>
}

/**
 * Sets up a site for the tests of the file that calls it.
 * @param hasRules whether it has this site's rules, or only those without which a description can't be drawn.
 */
export function caseSite(hasRules = true): CaseSite {
  const site = mkdtempSync(path.join(tmpdir(), 'openapi-cases-'))

  beforeAll(() => {
    vi.stubEnv('NODE_ENV', 'production')
  })

  afterAll(async () => {
    vi.unstubAllEnvs()
    await rm(site, {recursive: true, force: true})
  })

  async function problemsOf(source: Source | string): Promise<Problem[]> {
    await rm(site, {recursive: true, force: true})
    await mkdir(path.join(site, 'openapi'), {recursive: true})
    await mkdir(path.join(site, 'api'))
    if (hasRules && hasOwnRules) await copyFile(RULES, path.join(site, 'openapi/redocly.yaml'))
    const text = typeof source === 'string' ? source : stringify(source, {aliasDuplicateObjects: false})
    await writeFile(path.join(site, 'openapi/openapi.yaml'), text)
    return lintDescription(site)
  }

  async function pageOf(source: Source): Promise<string> {
    expect(await problemsOf(source)).toEqual([])
    const description = readDescription((await loadDocument(site, brand)).document)
    const [operation] = operationsOf(description)
    if (operation === undefined) throw new Error('The description has no operation.')
    const text = operationPage(operation, {description, docsRoutes: new Set(), uses: {}})
    await compilePage(text)
    return text
  }

  return {site, problemsOf, pageOf}
}

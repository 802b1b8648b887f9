import path from 'node:path'
import {bundle, getLineColLocation, lint, loadConfig, type NormalizedProblem} from '@redocly/openapi-core'
import type {Brand} from '../../data/types'
import {replaceBrandTokensDeep} from '../../lib/brandTokens'
import {SiteError, type Problem} from '../../lib/problem'
import {ENTRY} from './description'
import {docsRoutesOf} from './docsRoutes'
import {fixFor} from './fixes'
import {withPublishedTexts} from './publish'
import {asDocument, type OpenApiDocument} from './read'

const CONFIG = 'openapi/redocly.yaml'

/** What Redocly's rules find in the description, with place and cure. */
export async function lintDescription(siteDir: string): Promise<Problem[]> {
  const config = await loadConfig({configPath: path.join(siteDir, CONFIG)})
  const problems = await lint({ref: path.join(siteDir, ENTRY), config})
  return problems.map((problem) => toProblem(problem, siteDir))
}

/**
 * One document out of the files in `openapi/`, with the brand's values in the place of its tokens.
 * @throws SiteError for whatever the rules find.
 */
export async function bundleSource(siteDir: string, brand: Brand): Promise<OpenApiDocument> {
  const found = await lintDescription(siteDir)
  if (found.length > 0) throw new SiteError(found)
  const config = await loadConfig({configPath: path.join(siteDir, CONFIG)})
  const {bundle: result, problems} = await bundle({ref: path.join(siteDir, ENTRY), config})
  if (problems.length > 0) throw new SiteError(problems.map((problem) => toProblem(problem, siteDir)))
  return asDocument(replaceBrandTokensDeep(asDocument(result.parsed), brand))
}

/**
 * The document as it is published: with what the `x-` fields say of an operation in its description, for readers and
 * tools that know no `x-` fields, and without links to pages that are still to be written.
 * @throws SiteError for whatever the rules find.
 */
export async function bundleDescription(siteDir: string, brand: Brand): Promise<OpenApiDocument> {
  return withPublishedTexts(await bundleSource(siteDir, brand), await docsRoutesOf(siteDir))
}

function toProblem({ruleId, message, location, suggest}: NormalizedProblem, siteDir: string): Problem {
  const [place] = location
  const known = place ? getLineColLocation(place) : undefined
  return {
    what: `${message.replaceAll(`${siteDir}/`, '').trim().replace(/\.?$/, '')} (${ruleId}).`,
    file: known ? path.relative(siteDir, known.source.absoluteRef) : ENTRY,
    line: known?.start.line,
    column: known?.start.col,
    allowed: suggest.length > 0 ? suggest.join(', ') : undefined,
    fix: fixFor(ruleId),
  }
}

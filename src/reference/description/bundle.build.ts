import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {bundle, getLineColLocation, lint, loadConfig, type Config, type NormalizedProblem} from '@redocly/openapi-core'
import {parseDocument} from 'yaml'
import type {Brand} from '../../data/types'
import {replaceBrandTokensDeep} from '../../lib/brandTokens'
import {SiteError, type Problem} from '../../lib/problem'
import {ENTRY} from './description.build'
import {docsRoutesOf} from './docsRoutes.build'
import {fixFor} from './fixes.build'
import {member} from './object.build'
import {withPublishedTexts} from './publish.build'
import {asDocument, type OpenApiDocument} from './read.build'
import {sitePlugin} from '../rules/index.build'
import {splitFinding} from '../rules/finding.build'
import {withoutRefused} from '../rules/refused.build'

const CONFIG = 'openapi/redocly.yaml'

function loadRules(siteDir: string): Promise<Config> {
  return loadConfig({configPath: path.join(siteDir, CONFIG), plugins: [sitePlugin]})
}

/** What the rules of Redocly and of the site find in the description, with place and fix. */
export async function lintDescription(siteDir: string): Promise<Problem[]> {
  const unread = await unreadable(siteDir)
  if (unread) return [unread]
  const config = await loadRules(siteDir)
  const problems = await lint({ref: path.join(siteDir, ENTRY), config})
  return withoutRefused(problems).map((problem) => toProblem(problem, siteDir))
}

/**
 * One document out of the files in `openapi/`, with the brand's values in the place of its tokens.
 * @throws SiteError for whatever the rules find.
 */
export async function bundleSource(siteDir: string, brand: Brand): Promise<OpenApiDocument> {
  const found = await lintDescription(siteDir)
  if (found.length > 0) throw new SiteError(found)
  const config = await loadRules(siteDir)
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

/** What keeps the entry file from being looked at by any rule. */
async function unreadable(siteDir: string): Promise<Problem | undefined> {
  const text = await readFile(path.join(siteDir, ENTRY), 'utf8').catch(() => undefined)
  if (text === undefined) return {file: ENTRY, what: 'There is no API description.', fix: `Write it to ${ENTRY}.`}
  const document = parseDocument(text)
  const [error] = document.errors
  if (error) {
    const [start] = error.linePos ?? []
    const what = `The file isn't valid YAML: ${error.message.split('\n')[0] ?? ''}`
    return {
      file: ENTRY,
      line: start?.line ?? 1,
      column: start?.col,
      what,
      fix: 'Correct the line. The mistake can also be in an earlier line.',
    }
  }
  const version = member(document.toJS(), 'openapi')
  if (/^3\.[01]\.\d+$/.test(String(version))) return undefined
  return {
    file: ENTRY,
    line: 1,
    what:
      version === undefined ? 'The file has no "openapi".' : `The version of OpenAPI is ${JSON.stringify(version)}.`,
    allowed: '3.0.x, 3.1.x',
    fix: 'Write the version as "openapi: 3.1.1". Convert a Swagger 2.0 file first.',
  }
}

function toProblem({ruleId, message, location, suggest}: NormalizedProblem, siteDir: string): Problem {
  const [place] = location
  const known = place ? getLineColLocation(place) : undefined
  const {what, fix} = splitFinding(message)
  return {
    what: `${what.replaceAll(`${siteDir}/`, '').trim().replace(/\.?$/, '')} (${ruleId}).`,
    file: known ? path.relative(siteDir, known.source.absoluteRef) : ENTRY,
    line: known?.start.line,
    column: known?.start.col,
    allowed: suggest.length > 0 ? suggest.join(', ') : undefined,
    fix: fix ?? fixFor(ruleId),
  }
}

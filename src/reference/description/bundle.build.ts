import {existsSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {
  bundle,
  createConfig,
  getLineColLocation,
  lint,
  loadConfig,
  type Config,
  type NormalizedProblem,
} from '@redocly/openapi-core'
import {parseDocument} from 'yaml'
import type {Brand} from '../../data/types'
import {replaceBrandTokensDeep} from '../../lib/brandTokens'
import {SiteError, type Problem} from '../../lib/problem'
import {completed} from './complete.build'
import {ENTRY} from './description.build'
import {docsRoutesOf} from './docsRoutes.build'
import {fixFor} from './fixes.build'
import {member} from './object.build'
import {withPublishedTexts} from './publish.build'
import {asDocument, type OpenApiDocument} from './read.build'
import {sitePlugin} from '../rules/index.build'
import {splitFinding} from '../rules/finding.build'

const CONFIG = 'openapi/redocly.yaml'

/** The owner's rules, or only those without which the reference can't be drawn. */
function loadRules(siteDir: string): Promise<Config> {
  const configPath = path.join(siteDir, CONFIG)
  if (existsSync(configPath)) return loadConfig({configPath, plugins: [sitePlugin]})
  // Examples are data: a `$ref` in one is a value of the example.
  const rules = {extends: ['site/drawable'], resolve: {doNotResolveExamples: true}}
  return createConfig(rules, {configPath, plugins: [sitePlugin]})
}

/** What the rules of Redocly and of the site find in the description, with place and fix. */
export async function lintDescription(siteDir: string): Promise<Problem[]> {
  const unread = await unreadable(siteDir)
  if (unread) return [unread]
  const config = await loadRules(siteDir)
  const problems = await lint({ref: path.join(siteDir, ENTRY), config})
  const entry = await readFile(path.join(siteDir, ENTRY), 'utf8')
  const hasOwnKeywords = /^[\s{]*["']?openapi["']?\s*:\s*["']?3\.1/m.test(entry)
  return problems
    .filter((problem) => !(hasOwnKeywords && isOwnKeyword(problem)))
    .map((problem) => toProblem(problem, siteDir))
}

/** From OpenAPI 3.1 on, schemas can have keywords of other vocabularies. Pages show them as they are written. */
function isOwnKeyword({ruleId, message, location: [place]}: NormalizedProblem): boolean {
  return (
    ruleId === 'struct' &&
    /^Property `[^`]+` is not expected here/.test(message) &&
    /\/(schema|schemas\/[^/]+|items|properties\/[^/]+|(allOf|anyOf|oneOf)\/\d+)\/[^/]+$/.test(place?.pointer ?? '')
  )
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
  // A warning says that one of two schemas with the same name in different files was renamed.
  const errors = problems.filter(({severity}) => severity === 'error')
  if (errors.length > 0) throw new SiteError(errors.map((problem) => toProblem(problem, siteDir)))
  return asDocument(replaceBrandTokensDeep(completed(asDocument(result.parsed)), brand))
}

/**
 * The document as it is published: with what the `x-` fields say of an operation in its description, for readers and
 * tools that know no `x-` fields, and without links to pages that are still to be written.
 * @throws SiteError for whatever the rules find.
 */
export async function bundleDescription(siteDir: string, brand: Brand): Promise<OpenApiDocument> {
  const routes = await docsRoutesOf(siteDir)
  return withPublishedTexts(await bundleSource(siteDir, brand), {domain: brand.domain, routes})
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

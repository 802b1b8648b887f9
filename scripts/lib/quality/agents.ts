import path from 'node:path'
import * as z from 'zod'
import {brand} from '../../../src/data/brand'
import {SiteError} from '../../../src/lib/problem'
import {sitemapPaths} from '../everyPage'
import {exec} from '../exec'
import {BUILD_DIR, ROOT} from '../root'
import {whileServed} from '../serveBuild'
import type {Figures} from './figures'
import {installedVersion} from './installed'

const FOLDER = 'deploy/agents'

const reportSchema = z.object({
  scoring: z.object({overall: z.number()}),
  summary: z.object({pass: z.number(), warn: z.number(), fail: z.number()}),
  testedPages: z.number(),
})

const sizesSchema = z.record(z.string(), z.number())

/** The page of the build that AFDocs turns into the most characters of Markdown. AFDocs itself measures a sample. */
async function longestPage(node: string): Promise<[file: string, characters: number]> {
  const files = sitemapPaths(ROOT).map((pathname) => path.join(BUILD_DIR, pathname, 'index.html'))
  const {output} = await exec(node, [path.join(ROOT, FOLDER, 'sizes.mjs'), ...files])
  const sizes = Object.entries(sizesSchema.parse(JSON.parse(output)))
  return sizes.reduce((longest, size) => (size[1] > longest[1] ? size : longest))
}

/**
 * The score of AFDocs for the build, how many of its checks pass, and the length of the longest page.
 * @param node a Node from 22 on, which AFDocs needs.
 */
export async function measureAgents(node: string): Promise<Figures> {
  const version = await installedVersion(FOLDER, 'afdocs')
  const program = path.join(ROOT, FOLDER, 'node_modules/.bin/afdocs')
  const {output} = await whileServed(BUILD_DIR, (address) => {
    const where = [`${address}/`, '--canonical-origin', `https://${brand.domain}`]
    // This server is not one that a client could overload.
    const how = ['--sampling', 'deterministic', '--request-delay', '0', '--network-context', 'ci']
    return exec(node, [program, 'check', ...where, ...how, '--format', 'json', '--score', '--quiet'])
  })
  const json = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)
  const report = reportSchema.safeParse(json === '' ? undefined : JSON.parse(json))
  if (!report.success)
    throw new SiteError({what: `AFDocs gave no score:\n${output}`, fix: 'See its message, and run the command again.'})
  const {scoring, summary, testedPages} = report.data
  const [file, longest] = await longestPage(node)
  console.log(`The longest page is ${path.relative(ROOT, file)}.`)
  return {
    by: `AFDocs ${version}`,
    figures: {
      score: scoring.overall,
      passed: summary.pass,
      checks: summary.pass + summary.warn + summary.fail,
      pages: testedPages,
      longest,
    },
  }
}

import spectralCore from '@stoplight/spectral-core'
import spectralParsers from '@stoplight/spectral-parsers'
import {spectralRules} from '../../openapi/spectral'
import {brand} from '../../src/data/brand'
import {formatProblem, type Problem} from '../../src/lib/problem'
import {bundleDescription, lintDescription} from '../../src/reference/description/bundle.build'
import type {OpenApiDocument} from '../../src/reference/description/read.build'
import {ENTRY} from '../../src/reference/description/description.build'
import {tallyOf, type Tally} from './tally'

// The packages are CommonJS whose names Node can't see.
const {Document, Ruleset, Spectral} = spectralCore

/** What Spectral's rules find in the description as it is published. */
export async function spectralProblems(document: OpenApiDocument): Promise<Problem[]> {
  const spectral = new Spectral()
  spectral.setRuleset(new Ruleset(spectralRules))
  const found = await spectral.run(new Document(JSON.stringify(document), spectralParsers.Json, ENTRY))
  return found.map(({code, message, path}) => ({
    what: `${message.replace(/\.?$/, '')} (${code}), at ${path.join(' > ')} of the bundle.`,
    file: ENTRY,
    fix: `Change it as the rule "${code}" asks; openapi/spectral.ts says which rules hold.`,
  }))
}

/** Runs both sets of rules over the description and prints what they find. */
export async function checkDescription(siteDir: string): Promise<Tally> {
  const source = await lintDescription(siteDir)
  // What can't be read can't be bundled.
  const problems = source.length > 0 ? source : await spectralProblems(await bundleDescription(siteDir, brand))
  for (const problem of problems) console.error(`${formatProblem(problem)}\n`)
  if (problems.length === 0) console.log(`${ENTRY}: no problems by the rules of Redocly and Spectral.`)
  return tallyOf(problems.length)
}

import {readdirSync, statSync} from 'node:fs'
import {cp, mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterAll, describe, expect, it} from 'vitest'
import {lintDescription} from '../../src/reference/description/bundle.build'
import {ENTRY, operationsOf} from '../../src/reference/description/description.build'
import {formatProblem, SiteError} from '../../src/lib/problem'
import {drawn, wrongSamples} from './drawn'

/** A folder with descriptions: each file, and each folder with a file `openapi.yaml`, is one. */
const CORPUS = process.env.OPENAPI_CORPUS ?? ''
const MINUTE = 60_000

const names = CORPUS === '' ? [] : readdirSync(CORPUS).filter((name) => /^[^.]/.test(name))
const outcomes = new Map<string, string>()

async function siteOf(name: string): Promise<string> {
  const site = await mkdtemp(path.join(tmpdir(), 'openapi-corpus-'))
  const source = path.join(CORPUS, name)
  if (statSync(source).isDirectory()) await cp(source, path.join(site, 'openapi'), {recursive: true})
  else {
    await mkdir(path.join(site, 'openapi'))
    await cp(source, path.join(site, ENTRY))
  }
  await rm(path.join(site, 'openapi/redocly.yaml'), {force: true})
  return site
}

async function check(name: string, site: string): Promise<void> {
  const problems = await lintDescription(site)
  if (problems.length > 0) {
    const [first] = problems
    outcomes.set(name, `refused, ${problems.length} findings: ${first ? formatProblem(first) : ''}`)
    for (const {line} of problems) expect(line).toBeTypeOf('number')
    return
  }
  const {description, pages} = await drawn(site)
  const operations = operationsOf(description)
  outcomes.set(name, `${operations.length} operations, ${pages} pages`)
  expect(await wrongSamples(operations)).toEqual([])
}

describe.skipIf(CORPUS === '')('each description of OPENAPI_CORPUS', () => {
  afterAll(async () => {
    const table = names.map((name) => `${name}\t${outcomes.get(name) ?? 'failed'}`).join('\n')
    await writeFile(process.env.OPENAPI_CORPUS_RESULT ?? path.join(tmpdir(), 'openapi-corpus.tsv'), `${table}\n`)
    console.log(table)
  })

  it.each(names)('%s is drawn, or refused with place and fix', {timeout: 10 * MINUTE}, async (name) => {
    const site = await siteOf(name)
    try {
      await check(name, site)
    } catch (error) {
      if (!(error instanceof SiteError)) throw error
      outcomes.set(name, `refused: ${error.message}`)
    } finally {
      await rm(site, {recursive: true})
    }
  })
})

import {readFileSync} from 'node:fs'
import {writeFile} from 'node:fs/promises'
import path from 'node:path'
import {format, resolveConfig} from 'prettier'
import {ROOT} from '../../scripts/lib/root'
import type {Verification} from '../../src/data/verified'
import {hashOfSource} from '../../src/lib/pageSource'
import type {FactGroup} from './fact'
import type {RunResult} from './report'

/** The file with the record of each page. */
const VERIFIED_FILE = path.join(ROOT, 'src/data/verifiedPages.json')

/** The record of every page of which all claims were proven. */
export function verifiedPages(
  groups: readonly FactGroup[],
  {date, versions, proven}: RunResult,
  readSource: (file: string) => string = (file) => readFileSync(path.join(ROOT, file), 'utf8'),
): Record<string, Verification> {
  return Object.fromEntries(
    groups.flatMap(({page, bundle, facts}): [string, Verification][] =>
      page !== undefined && facts.every((fact) => proven.has(fact))
        ? [[page, {versions: versions[bundle], date, source: hashOfSource(readSource(page))}]]
        : [],
    ),
  )
}

/** Writes the file. A page with a claim that was not proven is not in it. */
export async function writeVerified(groups: readonly FactGroup[], result: RunResult): Promise<void> {
  const options = {...(await resolveConfig(VERIFIED_FILE)), filepath: VERIFIED_FILE}
  await writeFile(VERIFIED_FILE, await format(JSON.stringify(verifiedPages(groups, result)), options))
}

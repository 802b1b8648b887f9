import {readFileSync} from 'node:fs'
import path from 'node:path'
import {ROOT} from '../../scripts/lib/root'
import {writeData} from '../../scripts/lib/writeData'
import type {Verification} from '../../src/data/verified'
import {hashOfProof} from '../../src/markdown/proof/hashOfProof'
import type {FactGroup} from './fact'
import {provenOn, type RunResult} from './report'

/** The file with the record of each page. */
const VERIFIED_FILE = path.join(ROOT, 'src/data/verifiedPages.json')

/** The record of every page of which all claims were proven, on each bundle on which they are to be. */
export function verifiedPages(
  groups: readonly FactGroup[],
  {versions, proven}: RunResult,
  readSource: (file: string) => string = (file) => readFileSync(path.join(ROOT, file), 'utf8'),
): Record<string, Verification> {
  const pages = [...new Set(groups.flatMap(({page}) => page ?? []))]
  return Object.fromEntries(
    pages.flatMap((page): [string, Verification][] => {
      const own = groups.filter((group) => group.page === page)
      const dates = own.flatMap((group) => provenOn(group, proven) ?? []).toSorted()
      const date = dates.at(-1)
      if (date === undefined || dates.length < own.length) return []
      return [[page, {versions: versionsFor(own, versions), date, proof: hashOfProof(readSource(page))}]]
    }),
  )
}

/** What the groups of a page are proven on. */
export function versionsFor(groups: readonly FactGroup[], versions: RunResult['versions']): readonly string[] {
  return [...new Set(groups.flatMap(({bundle}) => versions[bundle]))]
}

/** Writes the file. A page with a claim that was not proven is not in it. */
export async function writeVerified(groups: readonly FactGroup[], result: RunResult): Promise<void> {
  await writeData(VERIFIED_FILE, verifiedPages(groups, result))
}

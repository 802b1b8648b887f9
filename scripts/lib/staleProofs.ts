import {existsSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {hashOfProof} from '../../src/markdown/proof/hashOfProof'
import type {Verification} from '../../src/data/verified'

/**
 * The pages that show no record because what they prove has changed since they were proven.
 * @param root absolute path of the site's root.
 * @param only the files to look at, relative to the root. None: all.
 * @returns one line for each, with the command that proves it.
 */
export function staleProofs(
  root: string,
  verified: Readonly<Record<string, Verification>>,
  only: readonly string[] = [],
): readonly string[] {
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
  return Object.entries(verified).flatMap(([file, {date, proof}]) => {
    if (only.length > 0 && !only.includes(file)) return []
    if (!existsSync(path.join(root, file)) || hashOfProof(read(file), read) === proof) return []
    return [
      `${file}: the proof changed after ${date}, so the page doesn't show "Tested on". Fix: npm run prove -- ${file} --record`,
    ]
  })
}

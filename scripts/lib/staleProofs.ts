import {existsSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {hashOfProof} from '../../src/markdown/proof/hashOfProof'
import type {Verification} from '../../src/data/verified'

/**
 * The pages that show no record because what they prove has changed since they were proven.
 * @param root absolute path of the site's root.
 * @returns one line for each, with the command that proves it.
 */
export function staleProofs(root: string, verified: Readonly<Record<string, Verification>>): readonly string[] {
  return Object.entries(verified).flatMap(([file, {date, proof}]) => {
    const page = path.join(root, file)
    if (!existsSync(page) || hashOfProof(readFileSync(page, 'utf8')) === proof) return []
    return [
      `${file}: the proof changed after ${date}, so the page doesn't show "Tested on". Fix: npm run prove -- ${file} --record`,
    ]
  })
}

import {existsSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {hashOfParts, hashOfProof, type ProofParts} from '../../src/markdown/proof/hashOfProof'
import type {Verification} from '../../src/data/verified'

/**
 * The pages that show no record because what they prove has changed since they were proven.
 * @param root absolute path of the site's root.
 * @param only the files to look at, relative to the root. None: all.
 * @param proofs what was read of the pages' proofs, by file. Pages that are not in it are read here.
 * @returns one line for each, with the command that proves it.
 */
export function staleProofs(
  root: string,
  verified: Readonly<Record<string, Verification>>,
  only: readonly string[] = [],
  proofs: ReadonlyMap<string, ProofParts> = new Map(),
): readonly string[] {
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
  const hashOf = (file: string): string => {
    const parts = proofs.get(file)
    return parts === undefined ? hashOfProof(read(file), read) : hashOfParts(parts, read)
  }
  return Object.entries(verified).flatMap(([file, {date, proof}]) => {
    if (only.length > 0 && !only.includes(file)) return []
    if (!existsSync(path.join(root, file)) || hashOf(file) === proof) return []
    return [
      `${file}: the proof changed after ${date}, so the page doesn't show "Tested on". Fix: npm run prove -- ${file} --record`,
    ]
  })
}

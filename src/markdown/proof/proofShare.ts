import type {Verification} from '../../data/verified'
import {hashOfProof} from './hashOfProof'

/** How much of the documentation is proven on a running server. */
export type ProofShare = {
  /** Pages with commands, requests, or output: what a server can prove. */
  provable: number
  /** Those whose proof holds for the page as it is now. */
  proven: number
}

/** A block whose content a proof runs or compares. */
const PROVABLE = /^ *```(?:bash|http|json|text)\b/m

/** @param pages the sources of pages by their files, relative to the site's root. */
export function proofShareOf(
  pages: Readonly<Record<string, string>>,
  verified: Readonly<Record<string, Verification>>,
): ProofShare {
  const isProven = (file: string, source: string): boolean => verified[file]?.proof === hashOfProof(source)
  const proven = Object.entries(pages).filter(([file, source]) => file in verified && isProven(file, source))
  const provable = Object.entries(pages).filter(([file, source]) => file in verified || PROVABLE.test(source))
  return {provable: provable.length, proven: proven.length}
}

import {createHash} from 'node:crypto'
import {readFileSync} from 'node:fs'
import {sourceText} from '../../lib/sourceText'
import {parseTree} from '../parseTree'
import {parseProof} from './parse'
import {declarationText} from './procedures'
import type {Step} from './types'

/** Where a step stands is no part of what it proves. */
const withoutLines = (key: string, value: unknown): unknown => (key === 'line' ? undefined : value)

/**
 * SHA-256 of what a page does and shows: its commands, their expected output, the tables and sentences that they are compared
 * with, the declarations of its procedures, and the state that they start from. It stays the same when prose or a title
 * changes, and the order of the steps counts. What the page requires of a server is left out: it decides where the page is
 * proven, not what it proves.
 * @param source the page's file.
 * @param read gives the text of a file, by its path from the site's root. Default: from the current working directory.
 */
export function hashOfProof(source: string, read = readText): string {
  return hashOfParts(partsOf(source), read)
}

/** The same of a page that has been parsed. */
export function hashOfParts({text, procedures}: ProofParts, read = readText): string {
  const hash = createHash('sha256').update(text)
  for (const name of procedures) hash.update(declarationText(name, read))
  return hash.digest('hex')
}

/** What a page itself says of its proof, and the procedures that it names, whose declarations are files. */
export type ProofParts = {text: string; procedures: readonly string[]}

/** By the hash of the page: a build asks twice for each, and nearly all of the time is parsing. */
const known = new Map<string, ProofParts>()

function partsOf(source: string): ProofParts {
  const key = createHash('sha256').update(source).digest('base64')
  const text = sourceText(source)
  const parts = known.get(key) ?? proofParts(text, parseProof(parseTree(text)).steps)
  known.set(key, parts)
  return parts
}

/**
 * @param source the page as `sourceText` reads it.
 * @param steps what `parseProof` finds in it.
 */
export function proofParts(source: string, steps: readonly Step[]): ProofParts {
  const [, frontMatter = ''] = /^---\n([\s\S]*?\n)---\n/.exec(source) ?? []
  const start = /^proof:.*\n(?:[ -].*\n)*/m.exec(frontMatter)?.[0] ?? ''
  return {
    text: withoutRequirements(start) + JSON.stringify(steps, withoutLines),
    procedures: steps.flatMap((step) => (step.kind === 'procedure' ? [step.name] : [])),
  }
}

const readText = (file: string): string => readFileSync(file, 'utf8')

function withoutRequirements(proof: string): string {
  const rest = proof.replace(/^ +requires:.*\n(?: {3,}.*\n)*/m, '')
  return rest === 'proof:\n' ? 'proof: true\n' : rest
}

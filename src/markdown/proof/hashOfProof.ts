import {createHash} from 'node:crypto'
import {parseTree} from '../parseTree'
import {parseProof} from './parse'

/** Where a step stands is no part of what it proves. */
const withoutLines = (key: string, value: unknown): unknown => (key === 'line' ? undefined : value)

/**
 * SHA-256 of what a page does and shows: its commands, their expected output, the tables and sentences that they are compared
 * with, and the state that they start from. It stays the same when prose or a title changes, and the order of the steps counts.
 * What the page requires of a server is left out: it decides where the page is proven, not what it proves.
 * @param source the page's file.
 */
export function hashOfProof(source: string): string {
  const lines = source.replaceAll('\r\n', '\n')
  const [, frontMatter = ''] = /^---\n([\s\S]*?\n)---\n/.exec(lines) ?? []
  const start = /^proof:.*\n(?:[ -].*\n)*/m.exec(frontMatter)?.[0] ?? ''
  const {steps} = parseProof(parseTree(lines.replace(/^---\n[\s\S]*?\n---\n/, '')))
  return createHash('sha256')
    .update(withoutRequirements(start))
    .update(JSON.stringify(steps, withoutLines))
    .digest('hex')
}

function withoutRequirements(proof: string): string {
  const rest = proof.replace(/^ +requires:.*\n(?: {3,}.*\n)*/m, '')
  return rest === 'proof:\n' ? 'proof: true\n' : rest
}

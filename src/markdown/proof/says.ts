import type {Nodes, Root} from 'mdast'
import {toString} from 'mdast-util-to-string'
import {visit} from 'unist-util-visit'
import {closest} from '../check/closest'
import {readFence, type Fence} from './fence'
import {lineOf} from './places'
import {patternOf} from './match'
import type {ProofProblem, Said} from './types'

/** What a reader reads: by block, with its line. */
export type Text = {line: number; text: string; codes: readonly string[]}

/** The texts of a page that a proof may be about. */
export function readTexts(root: Root): Text[] {
  const texts: Text[] = []
  visit(root, (node: Nodes) => {
    if (node.type === 'code') {
      const fence = readFence(node)
      if (!fence.flags.has('hidden')) texts.push({line: fence.line, text: node.value, codes: []})
      return
    }
    if (!['paragraph', 'tableRow', 'heading'].includes(node.type)) return
    const codes: string[] = []
    visit(node, 'inlineCode', ({value}) => void codes.push(value))
    texts.push({line: lineOf(node), text: toString(node), codes})
  })
  return texts
}

/** Where the page says what a command proves: the nearest place. A text that it doesn't say is a problem. */
export function saidIn(texts: readonly Text[], text: string, {line}: Fence, problems: ProofProblem[]): Said[] {
  const pattern = patternOf(text).expression
  // The nearest: a short text may stand in several places.
  const found = texts
    .filter((each) => pattern.test(each.text))
    .sort((a, b) => Math.abs(a.line - line) - Math.abs(b.line - line))[0]
  if (found) return [{line: found.line, text}]
  const codes = texts.flatMap((each) => each.codes.map((code) => ({code, line: each.line})))
  const near = closest(
    text,
    codes.map(({code}) => code),
  )
  const place = codes.find(({code}) => code === near)
  problems.push({
    line: place?.line ?? line,
    what:
      place === undefined
        ? `The page does not say "${text}", which its proof in line ${line} is about.`
        : `The page says "${place.code}"; its proof in line ${line} is about "${text}".`,
    allowed: 'says="…" with words from the text of the page',
    fix: 'Use the same text in both places. The proof shows which one is right.',
  })
  return []
}

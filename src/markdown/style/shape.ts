import type {Nodes, Root} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import {visit, SKIP} from 'unist-util-visit'
import {parseTree} from '../parseTree'

/** What a subscriber notices about a post before reading it. */
export type PostShape = {
  /** Words of its paragraphs, headings, tables, and code, without figures. */
  words: number
  hasColonInTitle: boolean
  /** Paragraphs above `{/* truncate *\/}`, which lists and feeds show. Undefined if there is no fold. */
  beforeFold: number | undefined
  /** Whether it speaks of itself: "This post". */
  namesItself: boolean
  /** Notes of the form `:::note[Update, June 3, 2026]`. */
  updates: number
  /** Which kinds of evidence it has. */
  evidence: ReadonlySet<Evidence>
}

/** Components that show what was seen on a server, by what they show. */
const EVIDENCE = {
  screenshot: /^Screenshot$/,
  chart: /Chart$/,
  recording: /^Recording$/,
} as const
export type Evidence = keyof typeof EVIDENCE
export const kindsOfEvidence: readonly Evidence[] = ['screenshot', 'chart', 'recording']

const TITLE = /^title:\s*(.*)$/m
const COUNTED: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell', 'code'])

/** @param source the whole file of a post, with its front matter. */
export function shapeOf(source: string): PostShape {
  const tree = parseTree(source)
  const fold = tree.children.findIndex(isFold)
  const evidence = new Set<Evidence>()
  let words = 0
  visit(tree, (node: Nodes) => {
    if ('name' in node && typeof node.name === 'string') {
      const {name} = node
      for (const kind of kindsOfEvidence) if (EVIDENCE[kind].test(name)) evidence.add(kind)
    }
    if (!COUNTED.has(node.type)) return undefined
    words += wordsIn(textOf(node))
    return SKIP
  })
  return {
    words,
    hasColonInTitle: titleOf(source).includes(': '),
    beforeFold: fold === -1 ? undefined : paragraphsBefore(tree, fold),
    namesItself: /\b(?:This|this) (?:post|article)\b/.test(source),
    updates: source.match(/^:::\w+\[Update\b/gm)?.length ?? 0,
    evidence,
  }
}

const isFold = (node: Nodes): boolean =>
  node.type === 'mdxFlowExpression' && /^\/\*\s*truncate\s*\*\/$/.test(node.value)

const paragraphsBefore = (tree: Root, fold: number): number =>
  tree.children.slice(0, fold).filter(({type}) => type === 'paragraph').length

const titleOf = (source: string): string => TITLE.exec(source)?.[1] ?? ''

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0

/** The shapes of a blog in numbers. Shares are 0 to 1. */
export type BlogShape = {
  posts: number
  /** Of the posts' lengths, in words. */
  words: {least: number; median: number; most: number}
  /** Share of posts under `SHORT` words. */
  short: number
  colons: number
  /** How many posts have each number of paragraphs before the fold. */
  folds: Readonly<Record<number, number>>
  namesItself: number
  updates: number
  /** How many posts have each kind of evidence, and how many have any. */
  evidence: Readonly<Record<Evidence | 'any', number>>
}

/** Below it, a post is a note. */
export const SHORT = 800

/** @throws RangeError if there are no posts. */
export function blogShape(posts: readonly PostShape[]): BlogShape {
  const lengths = posts.map(({words}) => words).toSorted((a, b) => a - b)
  const [least] = lengths
  const [median, most] = [lengths[Math.floor(lengths.length / 2)], lengths.at(-1)]
  if (least === undefined || median === undefined || most === undefined)
    throw new RangeError('There are no posts to measure. Allowed: one or more. Fix: check the folder "blog".')
  const count = (has: (post: PostShape) => boolean): number => posts.filter(has).length
  const folds: Record<number, number> = {}
  for (const {beforeFold = 0} of posts) folds[beforeFold] = (folds[beforeFold] ?? 0) + 1
  return {
    posts: posts.length,
    words: {least, median, most},
    short: count(({words}) => words < SHORT) / posts.length,
    colons: count(({hasColonInTitle}) => hasColonInTitle) / posts.length,
    folds,
    namesItself: count(({namesItself}) => namesItself),
    updates: count(({updates}) => updates > 0),
    evidence: {
      screenshot: count(({evidence}) => evidence.has('screenshot')),
      chart: count(({evidence}) => evidence.has('chart')),
      recording: count(({evidence}) => evidence.has('recording')),
      any: count(({evidence}) => evidence.size > 0),
    },
  }
}

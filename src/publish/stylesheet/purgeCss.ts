import postcss, {type Root} from 'postcss'
import {neededClasses} from './neededClasses'

/**
 * Takes out of a stylesheet the selectors that need a class which nothing mentions, and the custom properties that nothing
 * reads. Elements, ids and attributes are left alone: scripts set them in too many ways.
 *
 * PurgeCSS, which does more, turns `:is([open], :popover-open)` into `:is([open])` and takes `[data-consent]` for unused
 * where a script sets `dataset.consent`.
 * @param words of everything in which a class may be mentioned: pages and scripts.
 */
export function purgeCss(css: string, words: ReadonlySet<string>): string {
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => neededClasses(selector).every((name) => words.has(name)))
    if (used.length === 0) rule.remove()
    else if (used.length < rule.selectors.length) rule.selectors = used
  })
  removeUnreadProperties(root, words)
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0 && rule.name !== 'layer') rule.remove()
  })
  return root.toString()
}

/** The words of a text, as classes and properties are written. */
export const wordsOf = (text: string): readonly string[] => text.match(/[\w-]+/g) ?? []

/** Attributes that have classes or styles, properties that any other reads, and scripts, which may set both. */
const MENTIONS = /\b(?:class|style)=(?:"[^"]*"|'[^']*'|[^\s>]+)|var\(--[\w-]+|<script\b[^>]*>[^]*?<\/script>/g

/** Adds the words of a page in which a class or a property may be mentioned. */
export function addWords(html: string, words: Set<string>): void {
  for (const [mention] of html.matchAll(MENTIONS)) for (const word of wordsOf(mention)) words.add(word)
}

/** One may be read by another that nothing reads: again, until nothing changes. */
function removeUnreadProperties(root: Root, words: ReadonlySet<string>): void {
  for (;;) {
    const read = new Set(root.toString().match(/(?<=var\(\s*)--[\w-]+/g))
    let removed = 0
    root.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop) || words.has(declaration.prop)) return
      declaration.remove()
      removed += 1
    })
    if (removed === 0) break
  }
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove()
  })
}

import type {Page} from '@playwright/test'
import {brand} from '../../src/data/brand'

/** Blocks of an article, and entries of a list or a table, that a record keeps: more of the same says nothing new. */
const [BLOCKS, ENTRIES, SECTIONS] = [12, 4, 4]

/** Leaves the first blocks of the page's text, and the first entries of each list without their titles, so that a record survives new content. */
export async function shorten(page: Page): Promise<void> {
  await page.evaluate(
    (limits) => {
      for (const [children, limit] of limits)
        for (const parent of new Set([...document.querySelectorAll(children)].map(({parentElement}) => parentElement)))
          [...(parent?.children ?? [])].slice(limit).forEach((child) => child.remove())
      for (const title of document.querySelectorAll('main article h2 > a:not(.hash-link)')) title.textContent = '…'
    },
    [
      ['main .markdown > *', BLOCKS],
      [':is(ul, ol) > li, tbody > tr, dl > *', ENTRIES],
      ['main article:not(article article)', SECTIONS],
    ] as const,
  )
}

/** Longer texts are the page's own words. */
const LONG = 60

/** The roles whose words and parts change with each edit of the content. */
const TEXTS = /^(\s*)- (paragraph|code|emphasis|strong|time|cell|definition|blockquote|status)\b(?! ")[^:]*:?.*$/

/**
 * What a screen reader announces of a snapshot, without what changes with each edit or provider: addresses of links, the words of
 * paragraphs, code and cells, and the name of the brand.
 */
export function announced(snapshot: string): string {
  return spoken(snapshot)
    .replaceAll(brand.domain, '{domain}')
    .replaceAll(brand.name, '{brand}')
    .replace(/(?<=© )\d{4}/g, '{year}')
    .replace(/\b\d+(?= results)/g, '{count}')
}

function spoken(snapshot: string): string {
  const lines: string[] = []
  // How far the text that is left out is indented.
  let depth = Infinity
  for (const line of snapshot.split('\n')) {
    const indent = line.search(/\S/)
    if (indent > depth) continue
    depth = Infinity
    if (/^\s*- \/url:/.test(line)) continue
    const [, space, role] = TEXTS.exec(line) ?? []
    if (role !== undefined) depth = indent
    lines.push(role === undefined ? cut(line) : `${space ?? ''}- ${role}`)
  }
  // What is left of a role whose only child was an address ends in a colon.
  return `${lines.map((line, index) => (isParent(lines, index) ? line : line.replace(/:$/, ''))).join('\n')}\n`
}

const isParent = (lines: readonly string[], index: number): boolean =>
  (lines[index + 1]?.search(/\S/) ?? 0) > (lines[index]?.search(/\S/) ?? 0)

/** A text that stands alone is cut after its first words. */
function cut(line: string): string {
  const text = /^(\s*- text: )(.*)$/.exec(line)
  if (text === null || (text[2] ?? '').length <= LONG) return line
  return `${text[1] ?? ''}…`
}

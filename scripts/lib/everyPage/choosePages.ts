import {createHash} from 'node:crypto'
import type {PageMakeup} from './readPage'

/** The pages of a build, by path. */
export type Makeups = ReadonlyMap<string, PageMakeup>

/** What was proven of pages in a browser: the hash of the content that a page had then, by path. */
export type ProofRecord = Readonly<Record<string, string>>

/** What fewer pages have in common may be chance. */
const PAGES_OF_A_TEMPLATE = 3

/**
 * The hash of what each page says. What all pages of a template say is the template's: a change of it would make all of
 * them new, and is found on the template's sample.
 */
export function contentHashes(pages: Makeups): ReadonlyMap<string, string> {
  const shared = saidByTemplates(pages)
  return new Map(
    [...pages].map(([path, {template, content}]) => {
      const own = content.filter((piece) => !shared.get(template)?.has(piece))
      return [path, createHash('sha256').update(own.join('\0')).digest('hex').slice(0, 12)]
    }),
  )
}

/** What all pages of a template say, by template. */
function saidByTemplates(pages: Makeups): ReadonlyMap<string, ReadonlySet<string>> {
  const contents = new Map<string, ReadonlySet<string>[]>()
  for (const {template, content} of pages.values())
    contents.set(template, [...(contents.get(template) ?? []), new Set(content)])
  return new Map(
    [...contents]
      .filter(([, all]) => all.length >= PAGES_OF_A_TEMPLATE)
      .map(([template, [first = new Set<string>(), ...others]]) => [
        template,
        new Set([...first].filter((piece) => others.every((other) => other.has(piece)))),
      ]),
  )
}

/**
 * About the fewest pages that show every template and every part that any page shows: each time the page with the most
 * that is still unseen; of equals the one that says more, then the first by path.
 */
export function samplesOf(pages: Makeups): readonly string[] {
  const traits = [...pages]
    .toSorted(([a, one], [b, other]) => other.content.length - one.content.length || (a < b ? -1 : 1))
    .map(([path, {template, parts}]) => ({path, own: [`template ${template}`, ...parts]}))
  const unseen = new Set(traits.flatMap(({own}) => own))
  const samples: string[] = []
  while (unseen.size > 0) {
    const news = traits.map(({path, own}) => ({path, found: own.filter((trait) => unseen.has(trait))}))
    const most = news.reduce((best, one) => (one.found.length > best.found.length ? one : best))
    samples.push(most.path)
    for (const trait of most.found) unseen.delete(trait)
  }
  return samples.toSorted()
}

/** Pages that say something else than when they were proven, or were not yet. */
export function changedPages(pages: Makeups, record: ProofRecord): readonly string[] {
  return [...contentHashes(pages)].filter(([path, hash]) => record[path] !== hash).map(([path]) => path)
}

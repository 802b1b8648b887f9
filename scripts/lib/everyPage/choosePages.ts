import type {PageMakeup} from './readPage'

/** The pages of a build, by path. */
export type Makeups = ReadonlyMap<string, PageMakeup>

/**
 * About the fewest pages that show every template and every part that any page shows: each time the page with the most
 * that is still unseen; of equals the shorter one, which a browser checks in less time, then the first by path.
 */
export function samplesOf(pages: Makeups): readonly string[] {
  const traits = [...pages]
    .toSorted(([a, one], [b, other]) => one.length - other.length || (a < b ? -1 : 1))
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

/** The path that a source gives its page where the page itself doesn't name the file: posts and the pages of `src/pages`. */
function pathOfSource(file: string): string | undefined {
  const post = /^blog\/\d{4}-\d{2}-\d{2}-([^/]+?)(?:\.mdx?|\/.*)$/.exec(file)?.[1]
  if (post !== undefined) return `/blog/${post}/`
  const page = /^src\/pages\/(?:(.+)\/)?[^/]+$/.exec(file)
  return page ? `/${page[1] === undefined ? '' : `${page[1]}/`}` : undefined
}

/**
 * The pages that are written in some files.
 * @param files paths relative to the site's root, with slashes.
 */
export function pagesWrittenIn(files: readonly string[], pages: Makeups): readonly string[] {
  const sources = new Set(files)
  const paths = new Set(files.map(pathOfSource))
  return [...pages].flatMap(([path, {source}]) =>
    paths.has(path) || (source !== undefined && sources.has(source)) ? [path] : [],
  )
}

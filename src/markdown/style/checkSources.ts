import type {Problem} from '../../lib/problem'
import {checkStyle} from './checkStyle'
import {groups, sourcesOf} from './sources'

/**
 * The style of all texts that aren't pages of a content tree, such as the words of marketing pages.
 * @param siteDir absolute path of the site's root.
 * @param only files whose problems are asked for, relative to it. Default: all.
 */
export async function checkSources(siteDir: string, only: readonly string[] = []): Promise<Problem[]> {
  const problems = await Promise.all(
    groups.map(async (group) => {
      const sources = await sourcesOf(siteDir, group)
      return sources
        .filter(({file}) => only.length === 0 || only.includes(file))
        .flatMap(({file, texts}) => checkStyle(texts, group.allowed).map((finding) => ({file, ...finding})))
    }),
  )
  return problems.flat()
}

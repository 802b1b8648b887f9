import path from 'node:path'
import type {Problem} from '../../lib/problem'
import {fixUnknown} from './frontMatter'
import {sourceOf, type LinkTargets} from './links'
import type {Page} from './page'

/** Translations of pages that don't exist: the framework leaves them out without a word. */
export function checkTranslations(
  pages: readonly Page[],
  {byFile, unread}: Pick<LinkTargets, 'byFile' | 'unread'>,
): Problem[] {
  return pages.flatMap((page) => {
    const source = sourceOf(page.file, page)
    const {edition, dir} = page.tree
    if (edition?.locale === undefined || byFile.has(source) || unread.includes(source)) return []
    const inSource = [...byFile.keys()].filter((file) => file.startsWith(`${edition.source}/`))
    const names = inSource.map((file) => path.posix.relative(edition.source, file))
    return [
      {
        file: page.file,
        line: 1,
        what: `The file translates ${source}, which doesn't exist, so the build leaves it out.`,
        allowed: `files with the same path below ${dir}/ as a page below ${edition.source}/`,
        fix: fixUnknown(path.posix.relative(dir, page.file), names),
      },
    ]
  })
}

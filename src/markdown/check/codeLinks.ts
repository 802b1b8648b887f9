import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {glob} from 'tinyglobby'
import type {Problem} from '../../lib/problem'
import {fixUnknown} from './frontMatter'
import {isFile, type LinkTargets} from './links'

/** A link in code: the value of a property or an attribute that takes a path of the site. */
const LINK = /\b(?:to|href|page)(?:=|: )(['"`])(\/(?:[^'"`$\n/][^'"`$\n]*)?)\1/g

/** Every link in the code of the site, such as an entry of a menu, that leads nowhere. @param files globs below the site's root. */
export async function checkCodeLinks(files: readonly string[], targets: LinkTargets): Promise<Problem[]> {
  const ignore = ['**/*.test.*', '**/fixtures/**']
  const found = await Promise.all(
    (await glob([...files], {cwd: targets.siteDir, ignore})).sort().map(async (file) => {
      const source = await readFile(path.join(targets.siteDir, file), 'utf8')
      return source.split('\n').flatMap((text, index) =>
        [...text.matchAll(LINK)].flatMap((match) => {
          const problem = problemOf(match[2] ?? '', targets)
          return problem ? [{file, line: index + 1, column: match.index + 1, ...problem}] : []
        }),
      )
    }),
  )
  return found.flat()
}

function problemOf(url: string, targets: LinkTargets): Pick<Problem, 'what' | 'allowed' | 'fix'> | undefined {
  const {byRoute, published, moved, unread, siteDir} = targets
  const [, target = '', fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? []
  const now = moved.get(target)
  if (now !== undefined) {
    return {
      what: `The link "${url}" leads to the old path of a page that moved.`,
      allowed: 'the current path of a page',
      fix: `Write "${now}".`,
    }
  }
  if (published.includes(target) || isFile(path.join(siteDir, 'static', target))) return undefined
  if (unread.some((file) => target.includes(path.posix.basename(file).replace(/\.mdx?$/, '')))) return undefined
  if (!byRoute.has(target)) {
    return {
      what: `The link "${url}" leads to no page.`,
      allowed: 'the path of a page with its last slash, for example /blog/, or of a file that the build writes',
      fix: `${fixUnknown(target, [...byRoute.keys()])} If the page is gone, remove the link.`,
    }
  }
  const anchors = byRoute.get(target)?.body.anchors ?? []
  if (fragment === undefined || fragment === '' || anchors.length === 0 || anchors.includes(fragment)) return undefined
  return {
    what: `The link "${url}" uses the anchor "#${fragment}", which the page doesn't have.`,
    allowed: anchors.map((anchor) => `#${anchor}`).join(', '),
    fix: fixUnknown(fragment, anchors),
  }
}

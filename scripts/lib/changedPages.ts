import {existsSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {contentTrees} from '../../src/data/contentTrees'
import {readFrontMatter} from '../../src/markdown/check/frontMatter'
import {pageRoute} from '../../src/markdown/check/pageRoute'
import type {ChangedPage} from './digest'
import {git} from './git'

/** Trees that readers look things up in. Posts and pages of API operations have other lists. */
const TREES = contentTrees.filter(({dir}) => ['docs', 'guides', 'articles'].includes(dir))

/**
 * The pages that were added or changed in a period and are still there, in the order of their paths. A page that the first
 * commit of the repository has counts as changed.
 * @param root absolute path of the site's root, in a git repository.
 * @param first first day, `YYYY-MM-DD`.
 * @param last last day, `YYYY-MM-DD`.
 */
export async function changedPages(root: string, first: string, last: string): Promise<ChangedPage[]> {
  const initial = new Set(lines(git(root, 'rev-list', '--max-parents=0', 'HEAD')))
  const period = [`--since=${first}T00:00:00`, `--until=${last}T23:59:59`]
  const list = (...filter: string[]): string[] =>
    lines(
      git(root, 'log', ...period, ...filter, '--name-only', '--format=commit %H', '--', ...TREES.map(({dir}) => dir)),
    )
  const changed = new Set(list().filter(isPage))
  const added = new Set(filesWithout(initial, list('--diff-filter=A')))
  const files = [...changed].filter((file) => existsSync(path.join(root, file))).sort()
  const pages = await Promise.all(files.map((file) => pageOf(root, file, added.has(file))))
  return pages.filter((page) => page !== undefined)
}

const lines = (output = ''): string[] => output.split('\n').filter(Boolean)

const isPage = (line: string): boolean => line.endsWith('.mdx') && !path.posix.basename(line).startsWith('_')

/** The files of a log, without those of some commits. */
function filesWithout(commits: ReadonlySet<string>, log: readonly string[]): string[] {
  let isLeftOut = false
  return log.filter((line) => {
    if (line.startsWith('commit ')) isLeftOut = commits.has(line.slice('commit '.length))
    return !isLeftOut && isPage(line)
  })
}

async function pageOf(root: string, file: string, isNew: boolean): Promise<ChangedPage | undefined> {
  const tree = TREES.find(({dir}) => file.startsWith(`${dir}/`))
  const frontMatter = readFrontMatter(await readFile(path.join(root, file), 'utf8'), file)
  if (tree === undefined || 'what' in frontMatter) return undefined
  const {title} = frontMatter.values
  if (typeof title !== 'string') return undefined
  return {title, path: pageRoute({file, tree, frontMatter}), section: path.posix.dirname(file), isNew}
}

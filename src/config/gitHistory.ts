import {execFileSync} from 'node:child_process'
import {formatProblem, type Problem} from '../lib/problem'

/** What is known of the history of a site's files. */
export type GitHistory = {
  /** `shallow` where commits are missing, so that the dates of files are not known; `none` outside of a repository. */
  depth: 'whole' | 'shallow' | 'none'
  /** The site's folder in its repository, without slashes at its ends; empty for the root. */
  folder: string
}

/** Asks Git. @param siteDir absolute path of the site's root, which may be a folder of a larger repository. */
export function readGitHistory(siteDir: string): GitHistory {
  const none: GitHistory = {depth: 'none', folder: ''}
  try {
    const [isShallow, prefix = ''] = git(siteDir, 'rev-parse', '--is-shallow-repository', '--show-prefix').split('\n')
    // A copy that lies in another repository, which does not know it.
    if (git(siteDir, 'ls-tree', '--name-only', 'HEAD', 'package.json') === '') return none
    return {depth: isShallow === 'true' ? 'shallow' : 'whole', folder: prefix.replace(/\/$/, '')}
  } catch {
    return none
  }
}

function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', args, {cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trimEnd()
}

/** What an operator should know of it. @param folder the one that the brand names. */
export function historyWarnings({depth, folder: actual}: GitHistory, folder = ''): string[] {
  const problems: Problem[] = []
  if (depth === 'shallow') {
    problems.push({
      what: "The clone is shallow, so Git can't tell when a page last changed. Pages and sitemap.xml have no dates.",
      fix: 'Run "git fetch --unshallow". In CI, check out with "fetch-depth: 0".',
    })
  }
  if (depth !== 'none' && actual !== folder) {
    problems.push({
      file: 'src/data/brand.ts',
      what: `The site is in ${actual === '' ? 'the root' : `the folder "${actual}"`} of its repository, and "source.folder" of the brand is "${folder}", so the links "Edit this page" don't work.`,
      allowed: 'the path from the root of the repository at links.sourceCode',
      fix: actual === '' ? 'Remove "folder".' : `Write source: {folder: '${actual}'}.`,
    })
  }
  return problems.map(formatProblem)
}

import {execFileSync} from 'node:child_process'

/** Where a branch may have left the main one, the best first. */
const MAIN_BRANCHES = ['origin/HEAD', 'origin/main', 'main']

/** Runs git. @returns its output without the last line break, or undefined where git fails or there is no repository. */
function git(root: string, ...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, {cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trimEnd()
  } catch {
    return undefined
  }
}

/**
 * The files that differ from the commit at which this branch left the main one, those that nobody has committed included.
 * On the main branch itself these alone.
 * @param root absolute path of the site's root. Paths are relative to it.
 */
export function changedFiles(root: string): readonly string[] {
  const target = process.env.GITHUB_BASE_REF
  const bases = target ? [`origin/${target}`, ...MAIN_BRANCHES] : MAIN_BRANCHES
  const base = bases.map((branch) => git(root, 'merge-base', 'HEAD', branch)).find((commit) => commit !== undefined)
  const lists = [
    git(root, 'diff', '--name-only', '--relative', base ?? 'HEAD'),
    git(root, 'ls-files', '--others', '--exclude-standard'),
  ]
  return lists.flatMap((list) => list?.split('\n').filter(Boolean) ?? [])
}

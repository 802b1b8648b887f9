import {execFileSync} from 'node:child_process'

/** Where a branch may have left the main one, the best first. */
const MAIN_BRANCHES = ['origin/HEAD', 'origin/main', 'main']

/** Runs git. @returns its output without the last line break, or undefined where git fails or there is no repository. */
export function git(root: string, ...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, {cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trimEnd()
  } catch {
    return undefined
  }
}

/**
 * The commit at which the branch left the main one, or that which a pull request names in `GITHUB_BASE_REF`. Undefined where
 * there is no main branch or no repository.
 */
export function mergeBase(root: string): string | undefined {
  const target = process.env.GITHUB_BASE_REF
  const branches = target ? [`origin/${target}`, ...MAIN_BRANCHES] : MAIN_BRANCHES
  return branches.map((branch) => git(root, 'merge-base', 'HEAD', branch)).find((commit) => commit !== undefined)
}

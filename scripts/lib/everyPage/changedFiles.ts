import {git, mergeBase} from '../git'

/**
 * The files that differ from the commit at which this branch left the main one, those that nobody has committed included.
 * On the main branch itself these alone.
 * @param root absolute path of the site's root. Paths are relative to it.
 */
export function changedFiles(root: string): readonly string[] {
  const lists = [
    git(root, 'diff', '--name-only', '--relative', mergeBase(root) ?? 'HEAD'),
    git(root, 'ls-files', '--others', '--exclude-standard'),
  ]
  return lists.flatMap((list) => list?.split('\n').filter(Boolean) ?? [])
}

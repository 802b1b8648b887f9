import {git, mergeBase} from './git'

/** Characters of a subject: what git and hosts show in one line. */
const LONGEST = 72

const TYPES = ['feat', 'fix', 'docs', 'refactor', 'perf', 'test', 'build', 'ci', 'chore', 'style', 'revert']
const CONVENTIONAL = new RegExp(`^(?:${TYPES.join('|')})(?:\\([a-z0-9 ,/-]+\\))?!?: \\S`)

/** What git writes by itself. */
const OF_GIT = /^(?:Merge |Revert ")/

/** What is wrong with the subject of a commit, with the fix; undefined where it is a Conventional Commit of one line. */
export function subjectProblem(subject: string): string | undefined {
  if (OF_GIT.test(subject)) return undefined
  if (!CONVENTIONAL.test(subject))
    return `"${subject}" isn't a Conventional Commit. Allowed types: ${TYPES.join(', ')}. Fix: write, for example, "fix(search): keep a pending question".`
  if (subject.length > LONGEST)
    return `"${subject}" has ${subject.length} characters. Allowed: ${LONGEST}. Fix: shorten the subject, and move the details into the body.`
  return undefined
}

/** The subjects of the commits that this branch has and the main one has not. None on the main branch. */
export function branchSubjects(root: string): readonly string[] {
  const base = mergeBase(root)
  if (base === undefined) return []
  return git(root, 'log', '--format=%s', `${base}..HEAD`)?.split('\n').filter(Boolean) ?? []
}

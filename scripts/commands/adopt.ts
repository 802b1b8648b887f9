import {mkdir, writeFile} from 'node:fs/promises'
import path from 'node:path'
import {brand as current} from '../../src/data/brand'
import {SiteError} from '../../src/lib/problem'
import {adoptSite} from '../lib/adopt/adoptSite'
import {readAdopted} from '../lib/adopt/adopted'
import {readAnswers, type Answers} from '../lib/adopt/answers'
import {askForAnswers, confirmOnce} from '../lib/adopt/ask'
import {findMentions} from '../lib/adopt/mentions'
import {removedParts} from '../lib/adopt/parts'
import {describeAdoption, PRINTED} from '../lib/adopt/report'
import {execNode} from '../lib/exec'
import {git} from '../lib/git'
import {parseCommandLine} from '../lib/parseCommandLine'
import {ROOT} from '../lib/root'

/** Relative to the site's root, in a folder that git doesn't know. */
const REPORT = '.cache/adoption.txt'

const HELP = {
  allowed: 'npm run adopt, or npm run adopt -- --answers <file.json>',
  fix: 'Without --answers, the command asks you. scripts/lib/adopt/README.md has an example of a file.',
} as const

/** Makes the site that of a provider, and leaves the change for them to commit. */
export async function main(args: readonly string[]): Promise<number> {
  const {values} = parseCommandLine({args, options: {answers: {type: 'string'}}} as const, HELP)
  const answers = values.answers === undefined ? await answersOfUser() : await readAnswers(values.answers)
  if (values.answers !== undefined) await requireCleanTree(answers.onUncommittedChanges)
  const adoption = await adoptSite(ROOT, answers)
  const isOther = answers.brand.name !== current.name
  const mentions = await findMentions(ROOT, removedParts(answers), isOther ? current : undefined)
  console.log(describeAdoption(adoption, mentions, PRINTED))
  await mkdir(path.join(ROOT, path.dirname(REPORT)), {recursive: true})
  await writeFile(path.join(ROOT, REPORT), `${describeAdoption(adoption, mentions)}\n`)
  console.log(`\nThe lists with whole lines are in ${REPORT}.`)
  console.log('\nChecking the content …')
  // In a process of its own: this one has loaded the data as it was.
  const {code} = await execNode('scripts/run.cjs', ['check'], {
    cwd: ROOT,
    onOutput: (text) => process.stdout.write(text),
  })
  console.log(
    code === 0
      ? '\nNext: read the lines above, run "npm run build", and commit the change.'
      : '\nNext: correct the mistakes, run "npm run check" again, and commit the change.',
  )
  return code
}

/** Asks about uncommitted changes first, so that nobody answers all questions in vain. */
async function answersOfUser(): Promise<Answers> {
  await requireCleanTree('stop')
  return askForAnswers(current, await readAdopted(ROOT))
}

/** The changed files of `git status --porcelain`, or the first ten. */
function changedIn(status: string): string {
  const files = status.split('\n').map((line) => line.slice(3))
  return files.length > 10 ? `${files.slice(0, 10).join(', ')}, and ${files.length - 10} more` : files.join(', ')
}

/** Files that are removed must be in git, so that they can come back. */
async function requireCleanTree(onUncommittedChanges: Answers['onUncommittedChanges']): Promise<void> {
  const status = git(ROOT, 'status', '--porcelain')
  if (status === '' || onUncommittedChanges === 'continue') return
  const what =
    status === undefined
      ? 'The folder is not a git repository, so removed files could not be restored.'
      : `The repository has uncommitted changes: ${changedIn(status)}.`
  if (await confirmOnce(`${what} Continue?`)) return
  throw new SiteError({
    what,
    allowed: 'a repository without uncommitted changes',
    fix: 'Commit or stash them, or write "onUncommittedChanges": "continue" into the answers.',
  })
}

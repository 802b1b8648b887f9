import type {BundleName} from '../bundles'
import type {Lab} from '../start'
import type {ShellProgram} from '../tools'

/** A statement about the server and the proof of it. */
export type Fact = {
  /** The statement, as the name of the check. */
  says: string
  /** Resolves when the server behaves so. */
  check: (lab: Lab) => Promise<void>
  /** What was believed before, where the server behaves otherwise. */
  believed?: string
  /** Programs that the check runs, besides those of the server. */
  needs?: readonly ShellProgram[]
}

/** Statements about one subject, proven on one bundle. */
export type FactGroup = {
  subject: string
  bundle: BundleName
  facts: readonly Fact[]
  /** The server does not survive the checks, so no other group can follow. */
  endsServer?: true
}

/** A group and where it is stated, relative to the site's root. */
export type StatedGroup = FactGroup & (StatedInFile | StatedOnPage)

/** A file of `lab/facts`. What it imports from there belongs to its proof. */
type StatedInFile = {file: string}

/** A page that proves itself, and the files that it is proven with: pages that are followed before it, what it quotes. */
type StatedOnPage = {page: string; reads: readonly string[]}

/** The page or the file that states a group: its name in the record. */
export function sourceOf(group: StatedGroup): string {
  return 'page' in group ? group.page : group.file
}

/** Whether a group is that of a page. */
export function isOnPage(group: StatedGroup): group is FactGroup & StatedOnPage {
  return 'page' in group
}

/** Checks one statement. @throws what the server does otherwise. */
export async function checkFact(lab: Lab, {endsServer}: FactGroup, fact: Fact): Promise<void> {
  await fact.check(lab)
  if (!endsServer) lab.server.requireAlive()
}

import type {Lab} from '../../lab'
import type {BundleName} from '../../lab/bundles'
import type {ShellProgram} from '../../lab/tools'

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
  /** The page whose claims these are, relative to the site's root. Proven together, they are its record. */
  page?: string
  /** Other files that the page is proven with: pages that are followed before it, what it quotes. */
  reads?: readonly string[]
  facts: readonly Fact[]
}

/** A test that proves a sentence. */
export type TestReference = {
  /** Path of the test's file, relative to the site's root. */
  file: string
  /** The test's title as it is written, or as it runs where the source composes it; after its groups' with ` › `. */
  title: string
}

/** Who will prove the sentences that no test can prove yet. */
export type OpenIssue = 'search issue' | 'pages issue' | 'blog issue' | 'documentation issue'

/** What stands behind a sentence. */
export type Proof =
  | TestReference
  | readonly TestReference[]
  /** Not built yet: the issue that builds it, and what is missing. */
  | {open: OpenIssue; why: string}
  /** Built, and tested in this file by a test that has not been named here. The check fails as long as there is one. */
  | {pending: string}

/** One promise of the specification. */
export type Row = {
  /** Section and number: `4.2`. */
  id: string
  /** The clause of the specification, word for word. */
  sentence: string
  proof: Proof
  /** What was decided where the specification contradicts itself or is silent. One line. */
  decision?: string
}

/** One section of the specification. */
export type Section = {
  /** Its number and title. */
  title: string
  rows: readonly Row[]
}

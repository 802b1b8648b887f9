/** A test that proves a sentence. */
export type TestReference = {
  /** Path of the test's file, relative to the site's root. */
  file: string
  /** The test's title as it is written, or as it runs where the source composes it; after its groups' with ` › `. */
  title: string
}

/** What stands behind a sentence. */
export type Proof = TestReference | readonly TestReference[]

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

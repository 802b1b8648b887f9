import type {TestReference} from '../conformance/types'

/** One way to break the site by hand, and the test that has to see it. */
export type Mutation = {
  /** What no longer holds, as a sentence. */
  breaks: string
  /** The file that is changed, relative to the site's root. */
  file: string
  /** The text that is replaced. It stands in the file once. */
  find: string
  replace: string
  /** The test that fails then, by its title as it runs. */
  caughtBy: TestReference
}

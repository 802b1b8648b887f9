import {assemble, type AssembleOptions} from './bundles/assemble'
import {bundles, type BundleName} from './bundles'
import {openCache} from './cache'
import {LabUnavailable} from './problem'
import {findJava} from './tools'

/** What is asked; tests put their own in place. */
export type AvailabilitySearch = {
  java?: typeof findJava
  assembleBundle?: (name: BundleName, options: AssembleOptions) => Promise<unknown>
}

/**
 * Fetches and assembles bundles, unless this machine lacks what that takes.
 * @returns the reason in one line where it does; undefined where the bundles are ready to start.
 */
export async function whyUnavailable(
  names: readonly BundleName[],
  {java = findJava, assembleBundle = (name, options) => assemble(bundles[name], options)}: AvailabilitySearch = {},
): Promise<string | undefined> {
  try {
    const options = {cache: openCache(), java: await java()}
    for (const name of names) await assembleBundle(name, options)
    return undefined
  } catch (error) {
    if (error instanceof LabUnavailable) return error.problems[0]?.what
    throw error
  }
}

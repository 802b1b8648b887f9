import {stripVTControlCharacters} from 'node:util'
import {SiteError, type Problem} from '../../src/lib/problem'

/**
 * Takes pictures one after the other. Whatever stops one, a check of the list or the browser, is told with its name, and the
 * others are taken all the same.
 * @param signal ends the round between two pictures.
 * @returns what has to be put right.
 */
export async function takeEach<Name extends string>(
  names: readonly Name[],
  take: (name: Name) => Promise<void>,
  signal: AbortSignal,
): Promise<Problem[]> {
  const failures: Problem[] = []
  for (const name of names) {
    try {
      await take(name)
    } catch (error) {
      // What was interrupted has not failed.
      signal.throwIfAborted()
      console.log(`failed   ${name}`)
      failures.push(...(error instanceof SiteError ? error.problems : [stopped(name, error)]))
    }
    signal.throwIfAborted()
  }
  return failures
}

function stopped(name: string, error: unknown): Problem {
  const message = error instanceof Error ? error.message : String(error)
  return {
    file: 'lab/screenshots/list.ts',
    what: `The picture "${name}" couldn't be taken: ${stripVTControlCharacters(message).trim()}`,
    fix: `Correct the steps of its entry, then take only this picture: npm run lab:screenshots -- ${name}`,
  }
}

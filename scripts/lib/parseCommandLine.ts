import {parseArgs, type ParseArgsConfig} from 'node:util'
import {SiteError, type Problem} from '../../src/lib/problem'

/**
 * Reads a command line.
 * @throws SiteError for an option that there is not, with what the command allows.
 */
export function parseCommandLine<const T extends ParseArgsConfig>(
  config: T,
  help: Pick<Problem, 'allowed' | 'fix'>,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config)
  } catch (error) {
    const what = error instanceof Error ? `${error.message.split('. ')[0] ?? ''}.` : String(error)
    throw new SiteError({what, ...help})
  }
}

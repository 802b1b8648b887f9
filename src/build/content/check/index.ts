import type {PluginModule} from '@docusaurus/types'
import logger from '@docusaurus/logger'
import {formatProblem, SiteError, type Problem} from '../../../lib/problem'
import {later} from './later'
import {validateOptions, type ContentCheckOptions} from './options'

/** In ms. What is saved is shown before it is checked, and what is saved within that time is checked together. */
const DELAY = 1000

function warn(problems: readonly Problem[]): void {
  for (const problem of problems) logger.warn(formatProblem(problem))
}

function checker(siteDir: string, options: ContentCheckOptions): () => Promise<readonly Problem[]> {
  // Loaded here, so that commands which load no content do not wait for the Markdown parser.
  const loading = async () => (await import('./siteChecker')).siteChecker(siteDir, options)
  let loaded: ReturnType<typeof loading> | undefined
  return async () => {
    const check = await (loaded ??= loading())
    return (await check()).problems
  }
}

/** Stops a build at writers' mistakes, and shows them while the writers' server runs. */
export default function contentCheck(options: ContentCheckOptions): PluginModule {
  const checked = validateOptions(options)
  return ({siteDir}) => {
    const check = checker(siteDir, checked)
    const checkLater = later(DELAY, async () => warn(await check()))
    let isFirst = true
    return {
      name: 'content-check',
      getPathsToWatch: () => checked.trees.map(({dir}) => `${siteDir}/${dir}/**/*.{md,mdx}`),
      async loadContent() {
        if (!isFirst) {
          checkLater()
          return
        }
        isFirst = false
        const problems = await check()
        if (problems.length > 0 && process.env.NODE_ENV === 'production') throw new SiteError(problems)
        // A writer in the middle of a sentence must not lose the server.
        warn(problems)
      },
    }
  }
}

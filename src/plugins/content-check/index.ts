import type {PluginModule} from '@docusaurus/types'
import logger from '@docusaurus/logger'
import {formatProblem, SiteError} from '../../lib/problem'
import {validateOptions, type ContentCheckOptions} from './options'

/**
 * Stops a build at writers' mistakes, and shows them while the writers' server runs.
 * @param isDone whether what starts the build has checked the content already. Default: false.
 */
export default function contentCheck(options: ContentCheckOptions, {isDone = false} = {}): PluginModule {
  const checked = validateOptions(options)
  return ({siteDir}) => ({
    name: 'content-check',
    getPathsToWatch: () => checked.trees.map(({dir}) => `${siteDir}/${dir}/**/*.{md,mdx}`),
    async loadContent() {
      if (isDone) return
      // Loaded here, so that commands which load no content do not wait for the Markdown parser.
      const {checkContent} = await import('./checkContent')
      const {problems} = await checkContent(siteDir, checked)
      if (problems.length === 0) return
      if (process.env.NODE_ENV === 'production') throw new SiteError(problems)
      // A writer in the middle of a sentence must not lose the server.
      for (const problem of problems) logger.warn(formatProblem(problem))
    },
  })
}

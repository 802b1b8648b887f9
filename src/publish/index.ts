import type {PluginModule} from '@docusaurus/types'
import type {HtmlOptions} from './publish'

/**
 * Makes of the pages that the framework has written those that are published, and writes what is known of all of them into
 * the files beside them.
 */
export default function html(options: HtmlOptions): PluginModule {
  return (context) => ({
    name: 'html',
    async postBuild(build) {
      // Loaded here, so that what only loads content does not wait for it.
      const {publish} = await import('./publish')
      await publish(options, context, build)
    },
  })
}

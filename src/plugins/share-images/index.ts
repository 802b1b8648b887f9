import type {LoadContext, PluginModule} from '@docusaurus/types'
import {inTurn} from '../../lib/changePages'
import {validateOptions, type ShareImagesOptions} from './options'

/** Gives every page a picture of its own for services that show one with a link. */
export default function shareImages(options: ShareImagesOptions): PluginModule {
  const checked = validateOptions(options)
  return ({siteDir, baseUrl}: LoadContext) => ({
    name: 'share-images',
    async postBuild({outDir, siteConfig: {url, title, titleDelimiter}}) {
      // Loaded here, so that commands which do not build do not wait for it.
      const {addImages} = await import('./addImages')
      const start = performance.now()
      const site = {siteDir, outDir, url, baseUrl, titleSuffix: ` ${titleDelimiter} ${title}`}
      const {pages, drawn} = await inTurn(outDir, () => addImages(checked, site))
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      console.log(`Pictures for shared links: ${pages} pages, ${drawn} drawn in ${seconds} s.`)
    },
  })
}

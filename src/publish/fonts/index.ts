import type {HtmlTagObject, LoadContext, PluginModule} from '@docusaurus/types'
import {emitAssets} from '../../lib/emitAssets.build'
import type {Fonts} from './loadFonts'
import type {FontsOptions} from './options'

const NAME = 'fonts'

/** Cuts web fonts down to the characters of the site, serves them, and makes system fonts take their room till then. */
export default function fonts(options: FontsOptions): PluginModule {
  return ({siteDir, baseUrl}: LoadContext) => {
    let fonts: Fonts | undefined
    let stylesheet: string | undefined
    return {
      name: NAME,
      async loadContent() {
        // Loaded here, so that commands which load no content do not wait for it.
        const {loadFonts} = await import('./loadFonts')
        fonts = await loadFonts(options, {siteDir, baseUrl})
      },
      async contentLoaded({actions}) {
        if (fonts === undefined) return
        stylesheet = await actions.createData('fonts.css', fonts.css)
      },
      // Asked for when the content has been loaded.
      getClientModules: () => (stylesheet === undefined ? [] : [stylesheet]),
      injectHtmlTags: () => ({headTags: (fonts?.preloads ?? []).map(preload)}),
      configureWebpack: (_, isServer) => (isServer ? {} : {plugins: [emitAssets(NAME, fonts?.assets ?? {})]}),
    }
  }
}

function preload(href: string): HtmlTagObject {
  return {
    tagName: 'link',
    attributes: {rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: 'anonymous'},
  }
}

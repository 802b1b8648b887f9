import {writeFile} from 'node:fs/promises'
import path from 'node:path'
import type {PluginModule} from '@docusaurus/types'
import logger from '@docusaurus/logger'
import type {Brand} from '../data/types'
import {SiteError} from '../lib/problem'
import type {OpenApiDocument} from './description/read.build'

/** What the plugin needs to know. */
export type OpenApiOptions = {
  /** Whose values take the place of the tokens in the description. */
  brand: Brand
}

/**
 * Writes the pages of the API reference before the plugin of their tree looks for them. Called by the configuration.
 * @param siteDir absolute path of the site's root.
 * @throws SiteError for a mistake in the description, in a production build.
 */
export async function prepareApiPages(siteDir: string, brand: Brand): Promise<void> {
  // Loaded here, so that what only imports the configuration does not wait for it.
  const {writeApiPages} = await import('./pages/generate.build')
  try {
    await writeApiPages(siteDir, brand)
  } catch (error) {
    // A writer in the middle of a sentence must not lose the server.
    if (!(error instanceof SiteError) || process.env.NODE_ENV === 'production') throw error
    logger.warn(error.message)
  }
}

/**
 * Publishes the API description as `/openapi.json`, `/openapi.yaml` and, for Postman, `/postman.json`. On the writers'
 * server it keeps the pages of the reference up to date.
 */
export default function openapi({brand}: OpenApiOptions): PluginModule {
  return ({siteDir}) => {
    let isFirst = true
    return {
      name: 'openapi',
      getPathsToWatch: () => [`${siteDir}/openapi/**/*.{yaml,yml,json}`],
      async loadContent() {
        // The configuration has written the pages already.
        if (!isFirst) await prepareApiPages(siteDir, brand)
        isFirst = false
      },
      async postBuild({outDir}) {
        const [{docsRoutesOf}, {loadDocument}, {withPublishedTexts, yamlOf}, {postmanCollection}, {readDescription}] =
          await Promise.all([
            import('./description/docsRoutes.build'),
            import('./description/document.build'),
            import('./description/publish.build'),
            import('./description/postman.build'),
            import('./description/read.build'),
          ])
        const source = (await loadDocument(siteDir, brand)).document
        const routes = await docsRoutesOf(siteDir)
        const document: OpenApiDocument = withPublishedTexts(source, {domain: brand.domain, routes})
        const write = (file: string, text: string) => writeFile(path.join(outDir, file), text)
        await write('openapi.json', JSON.stringify(document))
        await write('openapi.yaml', yamlOf(document))
        await write('postman.json', JSON.stringify(postmanCollection(readDescription(document))))
      },
    }
  }
}

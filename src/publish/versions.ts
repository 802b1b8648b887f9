import type {Plugin} from '@docusaurus/types'
import * as z from 'zod'

type Plugins = Parameters<NonNullable<Plugin['postBuild']>>[0]['plugins']

const schema = z.object({
  loadedVersions: z.array(
    z.object({versionName: z.string(), isLast: z.boolean(), docs: z.array(z.object({source: z.string()}))}),
  ),
})

/** All versions of all trees of documents. */
const versionsOf = (plugins: Plugins) =>
  plugins
    .filter(({name}) => name === 'docusaurus-plugin-content-docs')
    .flatMap(({content, options}) =>
      schema.parse(content).loadedVersions.map((version) => ({...version, tree: options.id})),
    )

/** The tags that the framework gives pages of the latest versions of documentation. */
export const latestVersions = (plugins: Plugins): Set<string> =>
  new Set(
    versionsOf(plugins)
      .filter(({isLast}) => isLast)
      .map(({tree, versionName}) => `docs-${tree}-${versionName}`),
  )

/** The files of all versions but the latest, below the site's root. */
export const earlierFiles = (plugins: Plugins): Set<string> =>
  new Set(
    versionsOf(plugins)
      .filter(({isLast}) => !isLast)
      .flatMap(({docs}) => docs.map(({source}) => source.replace(/^@site\//, ''))),
  )

import type {PluginModule} from '@docusaurus/types'

/** Puts the page of results where it is configured. @param path with both slashes, below the site's base path. */
export default function searchPage({path}: {path: string}): PluginModule {
  return ({baseUrl}) => ({
    name: 'search-page',
    contentLoaded({actions}) {
      actions.addRoute({
        path: baseUrl + path.slice(1),
        component: '@theme/SearchPage',
        exact: true,
        metadata: {sourceFilePath: 'src/theme/SearchPage/index.tsx'},
      })
    },
  })
}

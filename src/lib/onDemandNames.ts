/** Where the files of these modules are, below the site's root: each is `<name>.<hash>.js`. */
export const ON_DEMAND_FOLDER = 'assets/inline'

/** The modules that draw an island: each exports `mount`. */
export type IslandName = 'console' | 'context' | 'flowViewer' | 'tools'

/** The scripts that no page names: a module loads each. */
export type ScriptName = 'offline'

/** The modules that load a stylesheet. */
export type StyledName = IslandName | 'consent'

/** The modules that pages load on demand. `src/client/bundle/modules.build.ts` has the file of each. */
export type OnDemandName =
  StyledName | 'analytics' | 'forms' | 'improve' | 'likely' | 'reading' | 'recover' | 'search' | 'searchResults'

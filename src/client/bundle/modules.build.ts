import type {OnDemandName, ScriptName, StyledName} from '../../lib/onDemandNames'
import {CONSOLE_FRAME, REALM_FRAME} from '../../reference/console/document.build'
import {brand} from '../../data/brand'
import {search} from '../../search/config.build'
import {searchModules} from '../../search/modules'

const searched = searchModules(search.hosted !== undefined)

/** What `loadOnDemand` loads, by its name: the file below `src`. An island is one that exports `mount`. */
export const onDemandModules = {
  analytics: 'consent/analytics/analytics.client.ts',
  consent: 'consent/preferences.client.ts',
  console: 'reference/console/console.client.ts',
  context: 'parts/reader-context/readerContext.client.ts',
  flowViewer: 'parts/flow-viewer/flowViewer.client.ts',
  forms: 'parts/calculators/forms.client.ts',
  improve: 'client/onDemand/improve.client.ts',
  likely: 'parts/likely-pages/likelyPages.client.ts',
  reading: 'client/onDemand/reading.client.ts',
  recover: 'lib/recover.client.ts',
  tools: 'tools/tool.client.ts',
  ...searched.onDemand,
} as const satisfies Readonly<Record<OnDemandName, string>>

/** The stylesheets of those that have one. */
export const onDemandStylesheets = {
  consent: 'consent/preferences.css',
  console: 'reference/console/console.css',
  context: 'parts/reader-context/context.css',
  flowViewer: 'parts/flow-viewer/flowViewer.css',
  tools: 'tools/report.css',
} as const satisfies Readonly<Record<StyledName, string>>

/** What only those modules load. */
export const onDemandParts = searched.parts

/** The same for scripts that one module loads, which needs no other address. */
export const onDemandScripts = {offline: 'parts/offline/offline.client.ts'} as const satisfies Readonly<
  Record<ScriptName, string>
>

/** Scripts of documents of their own. */
export const frames = {
  [CONSOLE_FRAME]: 'reference/console/frame.tsx',
  [REALM_FRAME]: 'procedures/ui/frame.tsx',
} as const

/** The service worker, or the one that removes it from browsers that have it. */
export const worker = `parts/offline/${brand.offline === false ? 'removal' : 'worker'}.client.ts`

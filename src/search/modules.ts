/** Files below `src`, by the name under which pages load them. */
type Modules = Readonly<Record<string, string>>
type SearchModules = Readonly<Record<'search' | 'searchResults', string>>

/** What the search loads on demand: the site's own dialog and page of results, or those of the hosted service. */
export const searchModules = (isHosted: boolean): {onDemand: SearchModules; parts: Modules} =>
  isHosted
    ? {
        onDemand: {search: 'search/hosted/docSearch.tsx', searchResults: 'search/hosted/resultsPage.client.ts'},
        parts: {searchDialog: 'search/hosted/docSearch.css'},
      }
    : {
        onDemand: {search: 'search/dialog/dialog.client.ts', searchResults: 'search/page/searchResults.client.ts'},
        parts: {ask: 'search/ask/ask.client.ts', searchDialog: 'search/dialog/searchDialog.css'},
      }

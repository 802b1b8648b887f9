/** What the plugin writes, relative to the base URL: the list, and the scripts of the pages that ask for it. */
export const LIST_FILE = 'page-list.json'
export const SCRIPTS = {'likely-pages.js': 'likely.ts', 'search-results.js': 'search.ts'} as const

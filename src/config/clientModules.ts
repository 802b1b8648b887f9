/** Code that runs once in the browser before the first page is adopted. Paths relative to the site's root. */
export const clientModules: string[] = [
  './src/theme/progressBar.ts',
  './src/theme/Loading/firstLoad.tsx',
  './src/theme/styleParts.ts',
]

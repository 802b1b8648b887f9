/** Folder of the files with the closed categories of sidebars, below the site's root: `src/publish/sidebars.ts` writes them. */
export const SECTIONS_FOLDER = 'assets/sidebars'

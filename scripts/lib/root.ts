import path from 'node:path'

/** Absolute path of the site's root. */
export const ROOT = path.resolve(import.meta.dirname, '../..')

/** Absolute path of the folder that `npm run build` writes to. */
export const BUILD_DIR = path.join(ROOT, 'build')

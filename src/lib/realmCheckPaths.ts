/** The page of the realm check. */
export const realmCheckPath = '/docs/tools/realm-check/'

/** The check as a program for Node.js. */
export const cliPath = '/realm-check.mjs'

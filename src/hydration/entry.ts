/** A module that the framework draws a page with, as its table of modules names it. */
const IN_REGISTRY = /import\(\/\*[^*]*\*\/ "(@(?:theme|site)\/[^"]+)"\)/g
const DOCUMENT = /\.mdx?(\?|$)/

/** A picture, a link to a file of the site that is no document, or an import. */
const PICTURE = /!\[|<img\b/
const FILE_LINK = /\]\((?![a-z]+:)[^)\s#?]+\.(?!mdx?\b)[a-z0-9]{2,5}\)/i
const IMPORT = /^import\b[^'"]*['"]([^'"]+)['"]/gm

const CODE = /^(```+|~~~+)[^]*?^\1/gm

/** Whether a document brings files of its own, pictures or styles, which only what is bundled for browsers is given. */
export function bringsFiles(document: string, palette: readonly string[]): boolean {
  const text = document.replaceAll(CODE, '').replaceAll(/`[^`]*`/g, '')
  if (PICTURE.test(text) || FILE_LINK.test(text)) return true
  return [...text.matchAll(IMPORT)].some(([, module = '']) => !palette.includes(module))
}

/**
 * The text of a module that imports whatever has styles or files, in the order in which the framework's own would: global
 * stylesheets, components of routes, what documents import.
 * @param registry text of the framework's table of modules.
 * @param read the text of a document by its name in the table.
 * @throws Error where the table names no component of a route.
 */
export function entryOf(registry: string, palette: readonly string[], read: (name: string) => string): string {
  // In the order of their names: in that of the table, a page more could change the cascade.
  const named = [...new Set(Array.from(registry.matchAll(IN_REGISTRY), ([, name = '']) => name))].sort()
  const components = named.filter((name) => !DOCUMENT.test(name))
  if (components.length === 0) throw new Error('.docusaurus/registry.js names no component of a route.')
  const documents = named.filter((name) => DOCUMENT.test(name) && bringsFiles(read(name.replace(/\?.*/, '')), palette))
  const modules = ['@generated/client-modules', ...components, ...palette, ...documents]
  return modules.map((name) => `import ${JSON.stringify(name)}\n`).join('')
}

import type {PartOf} from '../lib/splitCss'

/** Where the stylesheet is kept as the framework made it, for tests to compare: relative to the site's root. */
export const WHOLE_STYLESHEET = '.docusaurus/stylesheet.css'

/** Paths of pages as a pattern; the style page shows what others have, and has no part in what those need. */
const only = (pattern: RegExp) => (path: string) => pattern.test(path) || path.endsWith('/style/')

/**
 * The parts of the stylesheet. A page links those that it needs; the last is for what React adds, and comes with it.
 * The file of each begins with its number: it is its place in the cascade.
 */
export const styleParts: readonly PartOf[] = [
  {name: 'base', isFor: () => true},
  {name: 'reading', isFor: only(/^\/(docs|articles|guides|api|blog)\//)},
  {name: 'blog', isFor: only(/^\/blog\//)},
  {name: 'docs', isFor: only(/^\/(docs|articles|guides|api)\//)},
  {name: 'api', isFor: only(/^\/api\//)},
  {name: 'home', isFor: only(/^\/$/)},
  {name: 'style', isFor: (path) => path.endsWith('/style/')},
  {name: 'react', isFor: () => false},
]

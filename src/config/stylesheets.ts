import type {StylesheetGroup} from '../publish/stylesheet'

/**
 * Which pages share a stylesheet: tools, the other documents, the blog, home, the company's texts, the other marketing pages, and the rest, of
 * which the style page has something of everything.
 */
export const stylesheetGroups: readonly StylesheetGroup[] = [
  {name: 'tools', isFor: (path) => path.startsWith('/docs/tools/')},
  {name: 'reading', isFor: (path) => /^\/(docs|articles|guides|api)\//.test(path)},
  {name: 'blog', isFor: (path) => path.startsWith('/blog/')},
  {name: 'home', isFor: (path) => path === '/'},
  {name: 'company', isFor: (path) => /^\/(access|company|contact|quality)\//.test(path)},
  {name: 'marketing', isFor: (path) => /^\/(hosting|pricing|product|support)\//.test(path)},
  {name: 'style', isFor: (path) => path === '/style/'},
  {name: 'site', isFor: () => true},
]

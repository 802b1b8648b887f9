import {announcementBar} from '../src/data/announcements'

/** KB are of 1024 bytes. */
const KB = 1024

/** What one page may weigh before the reader does anything. Bytes as sent: Brotli for text, fonts as they are. */
export type PageBudget = {
  template: string
  /** A page that stands for the template: one of the heaviest. */
  path: string
  html: number
  /** HTML, linked stylesheets and preloaded fonts, the icon of the navbar included. */
  total: number
  /** All inline scripts together, without their attributes and without data. Default: `budgets.inlineScript`. */
  inlineScript?: number
}

/** Checked on the built site by `tests/build/budgets.test.ts`: sizes, not times. */
export const budgets = {
  /**
   * All inline scripts of a page together, as of every page that does not name another budget. 32 bytes are for the hashes of
   * the files that it loads: with each build, they compress to more or less. The last part closes announcements.
   */
  inlineScript: 4 * KB + 32 + (announcementBar.isCloseable ? 256 : 0),
  /** The stylesheets of `src/config/stylesheets.ts`. */
  css: {
    tools: 14.5 * KB,
    reading: 14.25 * KB,
    blog: 12 * KB,
    home: 12.375 * KB,
    company: 11 * KB,
    marketing: 14.375 * KB,
    site: 8.125 * KB,
  },
  /** Script and stylesheet of what is loaded when a reader does something that needs it, by its name in `src/client/bundle/modules.build.ts`. */
  onDemand: {
    console: 1.65 * KB,
    consoleFrame: 84 * KB,
    realmFrame: 105 * KB,
    consent: 13.25 * KB,
    flowViewer: 6 * KB,
    context: 3.5 * KB,
    forms: 4 * KB,
    improve: 1.5 * KB,
    recover: 0.75 * KB,
    likely: 1.25 * KB,
    offline: 2.25 * KB,
    reading: 2.5 * KB,
    search: 9.625 * KB,
    searchDialog: 1.25 * KB,
    ask: 3.5 * KB,
    searchResults: 8.125 * KB,
    tools: 3.75 * KB,
    authorization: 11 * KB,
    errors: 2.75 * KB,
    hostname: 10.5 * KB,
    jwt: 25 * KB,
    realmCheck: 34 * KB,
    // Two thirds are xmldsigjs and the library that it reads certificates with.
    saml: 123 * KB,
    upgrade: 14 * KB,
    webhook: 15.5 * KB,
  },
  pages: [
    {template: 'home', path: '/', html: 20 * KB, total: 56 * KB},
    {template: 'product page', path: '/product/sso/', html: 16 * KB, total: 54 * KB},
    {template: 'docs page', path: '/docs/introduction/keycloak/', html: 21.75 * KB, total: 60 * KB},
    {template: 'blog list', path: '/blog/', html: 13.25 * KB, total: 51 * KB},
    {template: 'post', path: '/blog/dashboard-launch/', html: 14.75 * KB, total: 53.5 * KB},
    {template: 'tags', path: '/blog/tags/', html: 15.25 * KB, total: 53 * KB},
    {template: 'not found', path: '/404.html', html: 9 * KB, total: 44 * KB},
    {template: 'pricing', path: '/pricing/', html: 17 * KB, total: 53 * KB},
    {template: 'search', path: '/search/', html: 9 * KB, total: 44 * KB},
  ],
} as const satisfies {
  inlineScript: number
  css: Readonly<Record<string, number>>
  onDemand: Readonly<Record<string, number>>
  pages: readonly PageBudget[]
}

/** The names that a route's modules have, in the shape in which the framework passes them to the page's component. */
export type ModuleNames = string | readonly ModuleNames[] | {readonly [property: string]: ModuleNames}

/** What a document's module exports besides the component that draws its article. */
export type ArticleFacts = {readonly metadata: {readonly permalink: string}; readonly [name: string]: unknown}

/** Where the browser finds a module: in scripts that the bundler made, or, for data that only few pages need, here. */
export type RouteModule =
  | {
      /** The bundler's name for the module. */
      id: string | number
      /** Whether it is data, which the bundler's modules hold as such and the framework expects as an export. */
      isData?: boolean
      /** The chunks that hold it and what it needs, each with the path of its script. */
      chunks: readonly (readonly [id: string, file: string])[]
      /** Whether it draws a document's article, for which `DRAWN_CHUNK` is needed as well. */
      isArticle?: boolean
      /** For a document whose article is all there in the page's HTML: what else its chunks tell. */
      facts?: ArticleFacts
    }
  | {data: unknown}

/** One of the routes that draw a page. */
export type KnownRoute = {
  path: string
  exact: boolean
  /** The end of the framework's name for the route, whose beginning is the path. */
  hash: string
  modules: ModuleNames
  /** What plugins have set on the route besides, such as `sidebar`. */
  attributes?: Readonly<Record<string, unknown>>
}

/** What React needs to know to draw one page: all that the framework's tables of every page hold of it. */
export type RouteRecord = {
  /** Paths of the scripts that all pages have, separated by spaces: the build that the record belongs to. */
  scripts: string
  /** From the outermost to the page's own. */
  routes: readonly KnownRoute[]
  /** By the names in `routes`. */
  modules: Readonly<Record<string, RouteModule>>
  /** Path of the script with what the page shows of its sidebar, where that is too long to be whole on each page. */
  sidebar?: string
}

/** Path of the script with a page's record. @param pathname of the page, with slashes at both ends. */
export const recordPath = (pathname: string): string => `${pathname}route.js`

/** Where the scripts leave their records, by the page's path: a property of the window. */
export const RECORDS = 'routeRecords'

/** Where the scripts with parts of long sidebars leave them, by their own paths: a property of the window. */
export const SIDEBARS = 'pageSidebars'

/** The attribute of an element by which the theme tells of an article's facts while the site is built. No page keeps it. */
export const FACTS_MARK = 'data-article-facts'

/** The chunk with the components that articles are drawn with. */
export const DRAWN_CHUNK = 'drawn-article'

/** The chunk that holds the framework's table of modules, from which the records are made. No page loads it. */
export const TABLES_CHUNK = 'route-tables'

/** A script that leaves a value under a key of a property of the window. */
export const leavingScript = (property: typeof RECORDS | typeof SIDEBARS, key: string, value: unknown): string =>
  `(self.${property}??={})[${JSON.stringify(key)}]=${JSON.stringify(value)}`

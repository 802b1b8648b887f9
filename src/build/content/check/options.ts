import * as z from 'zod'
import type {ContentTree} from '../../../data/contentTrees'
import type {Redirect} from '../../../data/redirects'
import type {Brand} from '../../../data/types'
import {SiteError} from '../../../lib/problem'
import type {SidebarContents} from './placement'
import type {ServerNames} from './serverNames'

/** What the content is checked against. */
export type ContentCheckOptions = {
  /** The folders that writers edit. */
  trees: readonly ContentTree[]
  /** Whose values stand for the brand tokens. */
  brand: Brand
  /** Keys of the tags a post may use. */
  tags: readonly string[]
  /** Keys of the authors a post may name. */
  authors: readonly string[]
  /** Names of the screenshots a page may show. */
  screenshots: readonly string[]
  /** Names of the states that the proof of a page may need. */
  states: readonly string[]
  /** Folder of the pages that are components, relative to the site's root. */
  pagesDir: string
  /** Paths of pages that neither a content file nor a component makes: generated index pages. */
  generatedRoutes: readonly string[]
  /** Addresses that lead on, besides those in the front matter of pages. */
  redirects: readonly Redirect[]
  /** Components that every page gets without an import. */
  components: readonly string[]
  /** Which pages have a place in a sidebar. */
  sidebars: SidebarContents
  /** What the server knows by name. */
  server: ServerNames
}

const route = z.string().regex(/^\/(.*\/)?$/, 'a path that begins and ends with a slash')

const schema = z.strictObject({
  trees: z.array(z.strictObject({dir: z.string(), routeBase: route, kind: z.enum(['doc', 'blog'])})).min(1),
  brand: z.looseObject({name: z.string()}),
  tags: z.array(z.string()),
  authors: z.array(z.string()),
  screenshots: z.array(z.string()),
  states: z.array(z.string()),
  pagesDir: z.string(),
  generatedRoutes: z.array(route),
  redirects: z.array(z.strictObject({from: route, to: route})),
  components: z.array(z.string()),
  sidebars: z.strictObject({files: z.array(z.string()), folders: z.array(z.string()), labels: z.array(z.string())}),
  server: z.strictObject({
    vocabulary: z.record(z.string(), z.array(z.string())),
    operations: z.array(z.looseObject({operationId: z.string(), method: z.string(), path: z.string()})),
    apiNames: z.array(z.string()),
  }),
})

/** @throws SiteError that names the option. */
export function validateOptions(options: ContentCheckOptions): ContentCheckOptions {
  const result = schema.safeParse(options)
  if (result.success) return options
  throw new SiteError(
    result.error.issues.map((issue) => ({
      file: 'src/config/contentCheck.ts',
      what: `The content-check plugin can't use its option "${issue.path.join('.')}".`,
      allowed: issue.message,
      fix: 'Correct the option; src/build/content/check/options.ts says what each is.',
    })),
  )
}

import * as z from 'zod'
import {SiteError} from '../../lib/problem'

/** When React is loaded and takes a page over. */
export type HydrationMode =
  /** When the reader turns to something that needs it. */
  | 'intent'
  /** When the page has loaded and the browser has nothing else to do, or at the first intent before that. */
  | 'idle'
  /** As the framework does it: at once, with its own script tags. */
  | 'always'

/** What the plugin does to which page. */
export type IntentHydrationOptions = {
  /** For every page that `routes` does not name. `always` here, without `routes`, is the framework's own behaviour. */
  mode: HydrationMode
  /**
   * Pages with a mode of their own. A path as in the address, below the base URL; a closing `*` stands for anything,
   * slashes included. The longest path that fits counts. Default: none.
   */
  routes?: readonly {path: string; mode: HydrationMode}[]
  /** Whether the browser fetches the page that a link leads to when the reader turns to the link. Default: true. */
  prefetch?: boolean
}

const mode = z.enum(['intent', 'idle', 'always'])

const schema = z.strictObject({
  mode,
  routes: z
    .array(
      z.strictObject({path: z.string().regex(/^\/[^*]*\*?$/, 'a path with a leading slash, * at its end only'), mode}),
    )
    .optional(),
  prefetch: z.boolean().optional(),
})

/** @throws SiteError that names the option. */
export function validateOptions(options: IntentHydrationOptions): Required<IntentHydrationOptions> {
  const result = schema.safeParse(options)
  if (result.success) return {routes: [], prefetch: true, ...options}
  throw new SiteError(
    result.error.issues.map((issue) => ({
      file: 'src/config/hydration.ts',
      what: `The intent-hydration plugin can't use its option "${issue.path.join('.')}".`,
      allowed: issue.message,
      fix: 'Correct the option; src/plugins/intent-hydration/options.ts says what each is.',
    })),
  )
}

/** Whether every page is as the framework makes it by itself. */
export const isFrameworks = ({mode, routes = []}: IntentHydrationOptions): boolean =>
  [mode, ...routes.map((route) => route.mode)].every((one) => one === 'always')

/** The mode of one page. @param pathname below the base URL, with a leading slash. */
export function modeOf(pathname: string, {mode, routes}: Required<IntentHydrationOptions>): HydrationMode {
  const [best] = routes
    .filter(({path}) => (path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path))
    .sort((one, other) => other.path.length - one.path.length)
  return best?.mode ?? mode
}

/** One set of response headers and the paths it is sent for. Later rules win over earlier ones. */
export type HeaderRule = {
  /** A path of the site. One `*` in it, at the end or before it, stands for anything, slashes included. */
  source: string
  /** Header name to value. */
  headers: Readonly<Record<string, string>>
}

const ASSETS = 'assets/*'

/** The paths of the site's languages on its host, with slashes at both ends, the default one first: each has a rule for assets. */
export function languagesIn(rules: readonly HeaderRule[]): [root: string, ...others: string[]] {
  const [root = '/', ...others] = rules.flatMap(({source}) =>
    source.endsWith(`/${ASSETS}`) ? source.slice(0, -ASSETS.length) : [],
  )
  return [root, ...others]
}

function matches(source: string, path: string): boolean {
  const [start = '', end] = source.split('*')
  if (end === undefined) return path === source
  return path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end)
}

/** The headers of one response. @param path the URL's path, decoded, without query. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  return Object.fromEntries(
    rules.filter(({source}) => matches(source, path)).flatMap(({headers}) => Object.entries(headers)),
  )
}

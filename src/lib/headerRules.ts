/** One set of response headers and the paths it is sent for. Later rules win over earlier ones. */
export type HeaderRule = {
  /** A path of the site; a closing `*` stands for anything, slashes included. */
  source: string
  /** Header name to value. */
  headers: Readonly<Record<string, string>>
}

function matches(source: string, path: string): boolean {
  return source.endsWith('*') ? path.startsWith(source.slice(0, -1)) : path === source
}

/** The headers of one response. @param path the URL's path, decoded, without query. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  return Object.fromEntries(
    rules.filter(({source}) => matches(source, path)).flatMap(({headers}) => Object.entries(headers)),
  )
}

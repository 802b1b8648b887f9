/** The directives of a Content-Security-Policy, each with its source expressions. */
export type Policy = Readonly<Record<string, readonly string[]>>

/** Reads the header's value. */
export function readPolicy(header: string): Policy {
  return Object.fromEntries(
    header.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )
}

/** What a directive allows: what it says, or else what `default-src` says. */
export const sourcesOf = (policy: Policy, directive: string): readonly string[] =>
  policy[directive] ?? policy['default-src'] ?? ['*']

/** Whether a page may load from an address, which is a path of the site, or has a scheme. */
export function allows(sources: readonly string[] | undefined, url: string): boolean {
  if (sources === undefined) return true
  return sources.some((source) => {
    if (source === '*') return true
    if (source === "'self'") return !/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url)
    if (source.endsWith(':')) return url.toLowerCase().startsWith(source)
    return !source.startsWith("'") && url.replace(/^\/\//, 'https://').startsWith(source)
  })
}

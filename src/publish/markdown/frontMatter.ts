/** What the front matter of a page's Markdown says. */
export type FrontMatter = {
  title: string
  description: string
  /** `https://` address of the Markdown of the list's next page. */
  next?: string
  /** The same of the page before this one. */
  previous?: string
  /** `https://` address of the page itself. */
  url: string
  /** What kind of page it is. */
  type: string
  /** Locale of the page, such as `de`. Default: the site's own. */
  language?: string
  /** What the page was tested on, the server first. */
  tested_on?: readonly string[]
  /** `YYYY-MM-DD` of the test. */
  tested?: string
  /** `YYYY-MM-DD`. */
  last_updated?: string
}

/** The front matter as YAML. JSON texts are YAML, and safe whatever characters they contain. */
export function formatFrontMatter(values: Readonly<Record<string, string | readonly string[]>>): string {
  const lines = Object.entries(values).map(([name, value]) => `${name}: ${formatValue(value)}`)
  return ['---', ...lines, '---'].join('\n')
}

const PLAIN = /^(?:[a-z][a-z-]*|https:\/\/[\w./-]+)$/

function formatValue(value: string | readonly string[]): string {
  if (typeof value !== 'string') return `[${value.map(formatValue).join(', ')}]`
  return PLAIN.test(value) ? value : JSON.stringify(value)
}

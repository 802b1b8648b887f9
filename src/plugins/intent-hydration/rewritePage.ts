/** What takes the place of a page's script tags. */
export type Replacement = {
  /** Text of the inline script that loads them. */
  bootstrap: string
  mode: 'intent' | 'idle'
  /** Speculation rules as JSON, or null for none. */
  rules: string | null
  /** Scripts that the page's route needs besides its own. */
  chunks: readonly string[]
  /** Paths that pages link to though nothing is there. */
  absent: readonly string[]
  /** Path of the site on its host, with slashes at both ends. */
  baseUrl: string
}

const TAG = /<script src="?([^\s">]+)"? defer(?:="")?><\/script>/g

/**
 * Takes the framework's script tags out of a page, and ends it with the script that knows them.
 * @throws Error for a page without such tags.
 */
export function rewritePage(html: string, {bootstrap, mode, rules, chunks, absent, baseUrl}: Replacement): string {
  const scripts: string[] = []
  const rest = html.replace(TAG, (tag, src: string) => {
    if (!src.startsWith(`${baseUrl}assets/js/`)) return tag
    scripts.push(src)
    return ''
  })
  if (scripts.length === 0) throw new Error('The page has no script tags of the framework.')
  const attributes = [`data-scripts="${scripts.join(' ')}"`, `data-chunks="${chunks.join(' ')}"`, `data-mode="${mode}"`]
  if (absent.length > 0) attributes.push(`data-absent="${absent.join(' ')}"`)
  const prefetch = rules === null ? '' : `<script type="speculationrules">${rules}</script>`
  const own = `${prefetch}<script ${attributes.join(' ')}>${bootstrap}</script>`
  const end = rest.lastIndexOf('</body>')
  return end < 0 ? rest + own : rest.slice(0, end) + own + rest.slice(end)
}

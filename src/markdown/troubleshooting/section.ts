export type Section = {
  /** Markdown from the heading up to the next one of level 2. */
  text: string
  /** The headings above it. */
  before: readonly string[]
}

const TITLE = '## Troubleshooting'

/** The section "Troubleshooting" of a page, so that a build doesn't parse the rest of it; undefined if there is none. */
export function troubleshootingOf(source: string): Section | undefined {
  const before: string[] = []
  const text: string[] = []
  let fence: string | undefined
  for (const line of source.split('\n')) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1]
    if (mark !== undefined) fence = fence === undefined ? mark : mark.startsWith(fence) ? undefined : fence
    const isHeading = fence === undefined && /^#{1,6} /.test(line)
    if (text.length === 0 && (fence !== undefined || line !== TITLE)) {
      // A heading with a written ID takes no other.
      if (isHeading && !line.endsWith('*/}')) before.push(line.replace(/^#+ /, ''))
      continue
    }
    if (text.length > 0 && isHeading && line.startsWith('## ')) break
    text.push(line)
  }
  return text.length === 0 ? undefined : {text: text.join('\n'), before}
}

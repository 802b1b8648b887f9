/** Text without Markdown, in one line. */
export function plain(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<(https?:[^>]*)>/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The first sentence of a text, or all of it where none ends. */
export function firstSentence(markdown: string): string {
  const [paragraph = ''] = markdown.trim().split(/\n\s*\n/)
  return /^.*?\.(?=\s|$)/s.exec(paragraph)?.[0] ?? paragraph
}

/** Text without Markdown that fits into a search result. */
export function shortened(markdown: string, most = 160): string {
  const whole = plain(markdown)
  return whole.length <= most ? whole : `${whole.slice(0, most - 2).replace(/\s+\S*$/, '')} …`
}

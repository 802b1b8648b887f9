/** A diagram without the lines that say what it shows, and what those say. */
export type MermaidWords = {
  /** The other lines. Those that were taken out are empty, so that each keeps its number. */
  lines: readonly string[]
  title: string
  description: string
}

const TITLE = /^\s*accTitle\s*:\s*(.*)$/
const DESCRIPTION = /^\s*accDescr\s*:\s*(.*)$/
const LONG_DESCRIPTION = /^\s*accDescr\s*\{\s*(.*)$/

/** Takes Mermaid's own words for those who don't see a diagram out of it: `accTitle: …`, `accDescr: …`, `accDescr { … }`. */
export function takeWords(source: string): MermaidWords {
  let title = ''
  let description = ''
  let isInside = false
  const lines = source.split('\n').map((line) => {
    const words = isInside ? line : LONG_DESCRIPTION.exec(line)?.[1]
    if (words !== undefined) {
      const [text = '', rest] = words.split('}')
      isInside = rest === undefined
      description = `${description} ${text.trim()}`.trim()
      return ''
    }
    const [short, name] = [DESCRIPTION.exec(line)?.[1], TITLE.exec(line)?.[1]]
    if (short !== undefined) description = short.trim()
    if (name !== undefined) title = name.trim()
    return short === undefined && name === undefined ? line : ''
  })
  return {lines, title, description}
}

/** A line of a text without the code in it. */
export type ProseLine = {
  /** 1-based. */
  line: number
  /** As long as the line itself, so that columns are right. */
  text: string
}

/** `code`, addresses, and the addresses that links of the site lead to. */
const CODE = /`[^`]*`|https?:\/\/[^\s)"']+|(?<=\]\()\/[^\s)]*/g

/** What front matter has in keys: an address, the items of a list. */
const KEYS = /^(?:slug:| +- )/

/** The lines that readers read as language: without code blocks, `code`, addresses and keys of the front matter. */
export function proseLines(source: string): ProseLine[] {
  let fence: string | undefined
  const lines = source.split('\n')
  const frontMatterEnd = lines[0] === '---' ? lines.indexOf('---', 1) : -1
  return lines.flatMap((raw, index) => {
    if (index < frontMatterEnd && KEYS.test(raw)) return []
    const mark = /^\s*(```+|~~~+)/.exec(raw)?.[1]
    if (mark !== undefined && (fence === undefined || mark.startsWith(fence))) {
      fence = fence === undefined ? mark : undefined
      return []
    }
    if (fence !== undefined) return []
    const text = raw.replaceAll(CODE, (code) => ' '.repeat(code.length))
    return [{line: index + 1, text}]
  })
}

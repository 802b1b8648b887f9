/** A line of a text without the code in it. */
export type ProseLine = {
  /** 1-based. */
  line: number
  /** As long as the line itself, so that columns are right. */
  text: string
}

/** The lines that readers read as language: without code blocks, `code` and addresses. */
export function proseLines(source: string): ProseLine[] {
  let fence: string | undefined
  return source.split('\n').flatMap((raw, index) => {
    const mark = /^\s*(```+|~~~+)/.exec(raw)?.[1]
    if (mark !== undefined && (fence === undefined || mark.startsWith(fence))) {
      fence = fence === undefined ? mark : undefined
      return []
    }
    if (fence !== undefined) return []
    const text = raw.replaceAll(/`[^`]*`|https?:\/\/[^\s)"']+/g, (code) => ' '.repeat(code.length))
    return [{line: index + 1, text}]
  })
}

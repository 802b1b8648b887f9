import type {Code} from './tree'

/** Lines of code, as `src/markdown/remark/highlightCode` marks them. */
const SIGNS: Readonly<Record<string, string>> = {ins: '+', del: '-'}

const NO_SIGN = ' '

const LANGUAGE = /(?:^| )language-(\S+)/

/**
 * Reads a block of code from the HTML in it. One that marks lines as added or removed becomes a `diff`, because the marks mean
 * something.
 */
export class CodeReader {
  /** Its value is complete after `close`. */
  readonly node: Code
  private readonly parts: {sign: string; text: string}[] = []
  /** Of each open element. */
  private readonly signs: string[] = []

  constructor(classes = '') {
    this.node = {type: 'code', lang: LANGUAGE.exec(classes)?.[1] ?? 'text', value: ''}
  }

  open(tag: string): void {
    this.signs.push(SIGNS[tag] ?? this.signs.at(-1) ?? NO_SIGN)
  }

  text(text: string): void {
    this.parts.push({sign: this.signs.at(-1) ?? NO_SIGN, text})
  }

  /** Closes an element. @returns whether it was the block itself. */
  close(): boolean {
    if (this.signs.length > 0) {
      this.signs.pop()
      return false
    }
    const isDiff = this.parts.some(({sign}) => sign !== NO_SIGN)
    if (isDiff) this.node.lang = 'diff'
    this.node.value = isDiff ? this.signedLines().join('\n') : this.parts.map(({text}) => text).join('')
    return true
  }

  private signedLines(): string[] {
    const lines = ['']
    for (const {sign, text} of this.parts) {
      for (const [index, part] of text.split('\n').entries()) {
        if (index > 0) lines.push('')
        const line = lines.pop() ?? ''
        // The first letter of a line decides. A line without letters is unmarked.
        lines.push(line === '' && part !== '' ? sign + part : line + part)
      }
    }
    return lines
  }
}

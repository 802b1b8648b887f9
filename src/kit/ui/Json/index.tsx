import type {ReactNode} from 'react'
import styles from './styles.module.css'

/** What a JSON text is made of: anything else, names of members, strings. */
const PARTS = /("(?:[^"\\]|\\.)*"(?=:))|("(?:[^"\\]|\\.)*")/

/** What is short stands in one line, the whole value only where a line is named. */
const LINE = 48

function print(value: unknown, line: number, outermost = line, indent = ''): string {
  const inline = JSON.stringify(value, null, 1)
    .replaceAll(/\n\s*/g, ' ')
    .replaceAll(/([[{]) | ([\]}])/g, '$1$2')
  if (typeof value !== 'object' || value === null || inline.length <= outermost) return inline
  const inner = `${indent}  `
  const lines = Object.entries(value).map(
    ([name, member]) =>
      `${inner}${Array.isArray(value) ? '' : `${JSON.stringify(name)}: `}${print(member, line, line, inner)}`,
  )
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`
}

export type JsonProps = {
  value: unknown
  /** Up to how many characters a list or an object stands in one line. Default: 48, and the value itself never. */
  line?: number
  /** A string to point out. Default: none. */
  mark?: string
}

/** A value of data as JSON. What stands in a page's Markdown is set by its code blocks instead. */
export function Json({value, line, mark}: JsonProps): ReactNode {
  const marked = JSON.stringify(mark)
  const parts = print(value, line ?? LINE, line ?? 0).split(PARTS)
  return (
    <pre className={styles.json}>
      <code>
        {parts.map((text, index) => {
          if (!text || index % 3 === 0) return text
          return (
            <span key={index} className={index % 3 === 1 ? styles.name : styles.string}>
              {text === marked ? <mark>{text}</mark> : text}
            </span>
          )
        })}
      </code>
    </pre>
  )
}

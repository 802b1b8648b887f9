import type {ReactNode} from 'react'
import styles from './styles.module.css'

/** What a JSON text is made of: anything else, names of members, strings. */
const PARTS = /("(?:[^"\\]|\\.)*"(?=:))|("(?:[^"\\]|\\.)*")/

/** A value of data as JSON. What stands in a page's Markdown is set by its code blocks instead. */
export function Json({value}: {value: unknown}): ReactNode {
  const parts = JSON.stringify(value, null, 2).split(PARTS)
  return (
    <pre className={styles.json}>
      <code>
        {parts.map((text, index) => {
          if (!text) return null
          const kind = [undefined, styles.name, styles.string][index % 3]
          return (
            <span key={index} className={kind}>
              {text}
            </span>
          )
        })}
      </code>
    </pre>
  )
}

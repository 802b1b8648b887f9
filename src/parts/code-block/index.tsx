import clsx from 'clsx'
import type {ReactNode} from 'react'
import {ReadingAttribute, type Turn} from '../../lib/attributes'
import {CodeBlockAttribute} from './attributes'
import {Buttons} from './Buttons'
import styles from './styles.module.css'

/** What `src/markdown/remark/highlightCode` makes of a fence. */
export type CodeBlockProps = {
  /** The language's name, as it stands behind the fence. */
  language: string
  /** The code, coloured. */
  html: string
  title?: string
  /** The number of the first line, where lines are numbered. */
  firstLine?: string
}

/** A block of code. `src/client/reading.client.ts` makes its buttons work. */
export function CodeBlock({language, html, title, firstLine}: CodeBlockProps): ReactNode {
  const style = firstLine === undefined ? undefined : {counterReset: `code-line ${Number(firstLine) - 1}`}
  const label = title === undefined && language !== 'text' ? language : undefined
  return (
    <div
      className={clsx('theme-code-block', styles.block)}
      {...{[CodeBlockAttribute.language]: label, [ReadingAttribute.turn]: 'code' satisfies Turn}}
    >
      {title !== undefined && <div className={styles.codeBlockTitle}>{title}</div>}
      {/* What scrolls has to take the focus, or the keyboard can't scroll it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={clsx(`language-${language}`, 'thin-scrollbar')} tabIndex={0}>
        <code style={style} dangerouslySetInnerHTML={{__html: html}} />
      </pre>
      <Buttons />
    </div>
  )
}

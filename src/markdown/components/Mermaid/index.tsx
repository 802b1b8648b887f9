import type {ReactNode} from 'react'
import {slug} from '../../../kit/figures/primitives/slug'
import styles from './styles.module.css'

export type MermaidProps = {
  title: string
  description: string
  /** In CSS pixels. Numbers; JSX written by `src/markdown/remark/mermaid.ts`, which puts the element in, has text. */
  width: string
  height: string
  /** What is in the `<svg>`, drawn by the build. */
  body: string
}

/** A Mermaid diagram, drawn by the build. It scrolls within itself, by keyboard too. */
export function Mermaid({title, description, width, height, body}: MermaidProps): ReactNode {
  const id = `mermaid-${slug(title)}`
  return (
    <figure
      className={styles.figure}
      role="group"
      aria-label={title}
      // What scrolls has to take the focus, or the keyboard can't scroll it.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <svg
        role="img"
        aria-labelledby={`${id}-title ${id}-desc`}
        className={styles.drawing}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-desc`}>{description}</desc>
        <g dangerouslySetInnerHTML={{__html: body}} />
      </svg>
    </figure>
  )
}

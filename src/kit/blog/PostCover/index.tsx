import type {ReactNode} from 'react'
import {motifOf} from './motifs'
import styles from './styles.module.css'

export type PostCoverProps = {
  /** The post's address: no two covers are alike. */
  slug: string
  /** Keys of its tags, of which the first that has a motif says what is drawn. */
  tags: readonly string[]
}

/** A drawing above a post in a list. It says nothing that the title does not. */
export function PostCover({slug, tags}: PostCoverProps): ReactNode {
  const {line, tint1, tint2, accent} = motifOf(slug, tags)
  return (
    <svg className={styles.cover} viewBox="0 0 320 180" aria-hidden="true">
      {line && <path d={line} />}
      {tint1 && <path className={styles.tint1} d={tint1} />}
      {tint2 && <path className={styles.tint2} d={tint2} />}
      <path className={styles.accent} d={accent} />
    </svg>
  )
}

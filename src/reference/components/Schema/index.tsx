import useBrokenLinks from '@docusaurus/useBrokenLinks'
import type {PropsWithChildren, ReactNode} from 'react'
import type {SchemaProps} from '../../apiPage'
import {Details} from '../../../parts/details'
import styles from './styles.module.css'

/** A named schema: what it is and its fields, once in a page. */
export function Schema({id, name, folded = false, children}: PropsWithChildren<SchemaProps>): ReactNode {
  useBrokenLinks().collectAnchor(id)
  if (folded) {
    return (
      <Details id={id} className={styles.folded}>
        <summary>{name}</summary>
        {children}
      </Details>
    )
  }
  return (
    <section id={id} className={styles.schema} aria-label={name}>
      <p className={styles.name}>
        <a href={`#${id}`}>{name}</a>
      </p>
      {children}
    </section>
  )
}

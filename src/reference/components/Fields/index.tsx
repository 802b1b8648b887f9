import {translate} from '@docusaurus/Translate'
import {Fragment, type PropsWithChildren, type ReactNode} from 'react'
import type {FieldProps} from '../../apiPage'
import styles from './styles.module.css'

/** Parameters, or the fields of a body. */
export function Fields({children}: PropsWithChildren): ReactNode {
  return <ul className={styles.fields}>{children}</ul>
}

/**
 * One of `Fields`: its name, its type, what it may be and what it means. The spaces are for programs that read the text of the
 * HTML; the gaps that readers see are those of the stylesheet.
 */
export function Field({
  id,
  name,
  type,
  schema,
  required,
  limits = [],
  children,
}: PropsWithChildren<FieldProps>): ReactNode {
  return (
    <li id={id}>
      <div className={styles.head}>
        <a href={`#${id}`} className={styles.name}>
          <code>{name}</code>
        </a>{' '}
        <span className={styles.type}>{schema ? <a href={`#${schema}`}>{type}</a> : type}</span>
        {required && (
          <>
            {' '}
            <span className={styles.required}>{translate({id: 'site.api.required', message: 'required'})}</span>
          </>
        )}
        {limits.map((limit) => (
          <Fragment key={limit}>
            {' '}
            <span className={styles.type}>{limit}</span>
          </Fragment>
        ))}
      </div>
      {children}
    </li>
  )
}

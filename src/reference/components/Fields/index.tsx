import {translate} from '@docusaurus/Translate'
import type {PropsWithChildren, ReactNode} from 'react'
import type {FieldProps} from '../../apiPage'
import styles from './styles.module.css'

/** Parameters, or the fields of a body. */
export function Fields({children}: PropsWithChildren): ReactNode {
  return <ul className={styles.fields}>{children}</ul>
}

/** One of `Fields`: its name, its type, what it may be and what it means. */
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
        </a>
        <span className={styles.type}>{schema ? <a href={`#${schema}`}>{type}</a> : type}</span>
        {required && (
          <span className={styles.required}>{translate({id: 'site.api.required', message: 'required'})}</span>
        )}
        {limits.map((limit) => (
          <span key={limit} className={styles.type}>
            {limit}
          </span>
        ))}
      </div>
      {children}
    </li>
  )
}

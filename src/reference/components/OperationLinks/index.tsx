import Link from '@docusaurus/Link'
import type {PropsWithChildren, ReactNode} from 'react'
import type {OperationLinkProps} from '../../apiPage'
import {Method} from '../Method'
import {PathTemplate} from '../PathTemplate'
import styles from './styles.module.css'

/** The operations of a category. */
export function OperationLinks({children}: PropsWithChildren): ReactNode {
  return <ul className={styles.links}>{children}</ul>
}

/** One of `OperationLinks`. */
export function OperationLink({method, path, href, title, children}: PropsWithChildren<OperationLinkProps>): ReactNode {
  return (
    <li>
      <Link to={href} className={styles.title}>
        {title}
      </Link>
      <p className={styles.call}>
        <Method method={method} /> <PathTemplate path={path} />
      </p>
      {children}
    </li>
  )
}

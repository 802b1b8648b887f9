import Link from '@docusaurus/Link'
import type {PropsWithChildren, ReactNode} from 'react'
import type {OperationLinkProps} from '../../apiPage'
import {Method} from '../Method'
import {PathTemplate} from '../PathTemplate'
import styles from './styles.module.css'

/** The operations that a page uses, put at its end by `src/reference/pageOperations.build.ts`. */
export function PageOperations({children}: PropsWithChildren): ReactNode {
  return <ul className={styles.operations}>{children}</ul>
}

/** One of `PageOperations`. */
export function PageOperation({method, path, href, title}: OperationLinkProps): ReactNode {
  return (
    <li>
      <Method method={method} /> <PathTemplate path={path} /> <Link to={href}>{title}</Link>
    </li>
  )
}

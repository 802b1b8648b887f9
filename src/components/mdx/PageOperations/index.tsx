import Link from '@docusaurus/Link'
import type {PropsWithChildren, ReactNode} from 'react'
import type {OperationLinkProps} from '../../../lib/apiPage'
import {Method} from '../../api/Method'
import {PathTemplate} from '../../api/PathTemplate'
import styles from './styles.module.css'

/** The operations that a page uses, put at its end by `src/build/content/remark/pageOperations.ts`. */
export function PageOperations({children}: PropsWithChildren): ReactNode {
  return <ul className={styles.operations}>{children}</ul>
}

/** One of `PageOperations`. */
export function PageOperation({method, path, href, title}: OperationLinkProps): ReactNode {
  return (
    <li>
      <Method method={method} />
      <PathTemplate path={path} />
      <Link to={href}>{title}</Link>
    </li>
  )
}

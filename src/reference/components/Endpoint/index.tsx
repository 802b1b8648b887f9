import {Fragment, type ReactNode} from 'react'
import type {EndpointProps} from '../../apiPage'
import {Method} from '../Method'
import styles from './styles.module.css'

/** Method and path of an operation, with its parameters set apart. A long path breaks before a slash. */
export function Endpoint({method, path}: EndpointProps): ReactNode {
  return (
    <p className={styles.endpoint}>
      <Method method={method} />
      <code>
        <span className={styles.base}>{'/realms/{realm}'}</span>
        {path.split(/(?=\/)/).map((part) => (
          <Fragment key={part}>
            <wbr />
            {part.startsWith('/{') ? (
              <>
                /<b>{part.slice(1)}</b>
              </>
            ) : (
              part
            )}
          </Fragment>
        ))}
      </code>
    </p>
  )
}

import {Fragment, type ReactNode} from 'react'
import type {EndpointProps} from '../../apiPage'
import {Method} from '../Method'
import styles from './styles.module.css'

/** Method and path of an operation, with its parameters set apart. A long path breaks before a slash. */
export function Endpoint({method, path, base = '/realms/{realm}'}: EndpointProps): ReactNode {
  return (
    <p className={styles.endpoint}>
      <Method method={method} />{' '}
      <code>
        {base !== '' && <span className={styles.base}>{base}</span>}
        {path.split(/(?=\/)/).map((part, index) => (
          <Fragment key={index}>
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

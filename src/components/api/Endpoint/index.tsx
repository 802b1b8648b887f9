import type {ReactNode} from 'react'
import type {EndpointProps} from '../../../lib/apiPage'
import {Method} from '../Method'
import styles from './styles.module.css'

/** Method and path of an operation, with its parameters set apart. */
export function Endpoint({method, path}: EndpointProps): ReactNode {
  return (
    <p className={styles.endpoint}>
      <Method method={method} />
      <code>
        <span className={styles.base}>{'/realms/{realm}'}</span>
        {path.split(/(\{\w+\})/).map((part, index) => (index % 2 === 1 ? <b key={part}>{part}</b> : part))}
      </code>
    </p>
  )
}

import type {ReactNode} from 'react'
import {InBothModes} from '../_parts/InBothModes'
import {colors} from '../_tokens'
import styles from './styles.module.css'

/** A colour and its name. The colour is an attribute of the drawing: style attributes are for the highlighter alone. */
function Swatch({token}: {token: string}): ReactNode {
  return (
    <li className={styles.swatch}>
      <svg className={styles.colour} aria-hidden="true">
        <rect width="100%" height="100%" fill={`var(${token})`} />
      </svg>
      <code className={styles.token}>{token.replace('--color-', '')}</code>
    </li>
  )
}

export function Colors(): ReactNode {
  return (
    <InBothModes>
      {() =>
        colors.map(({title, tokens}) => (
          <div key={title} className={styles.palette}>
            <h3 className={styles.label}>{title}</h3>
            <ul className={styles.swatches}>
              {tokens.map((token) => (
                <Swatch key={token} token={token} />
              ))}
            </ul>
          </div>
        ))
      }
    </InBothModes>
  )
}

import type {ReactNode} from 'react'
import {InBothModes} from '../_parts/InBothModes'
import {layers, spaces} from '../_tokens'
import styles from './styles.module.css'

const shapes = [
  {token: '--radius', className: styles.radius},
  {token: '--border-width', className: styles.hairline},
  {token: '--motion-fast', className: styles.fast},
  {token: '--motion', className: styles.slow},
] as const

function Spaces(): ReactNode {
  return (
    <ul className={styles.spaces}>
      {spaces.map((token) => (
        <li key={token} className={styles.space}>
          <code className={styles.token}>{token}</code>
          <svg className={styles.bar} aria-hidden="true">
            <rect width={`var(${token})`} height="100%" fill="var(--color-tint-1-border)" />
          </svg>
        </li>
      ))}
    </ul>
  )
}

const widths = ['--page-width', '--page-gutter', '--page-edge', '--column', '--measure-wide'] as const

export function Space(): ReactNode {
  return (
    <InBothModes>
      {() => (
        <>
          <Spaces />
          <p className={styles.label}>
            Pages are as wide as <code className={styles.token}>{widths[0]}</code> with{' '}
            <code className={styles.token}>{widths[1]}</code> at both sides at least, and begin at{' '}
            <code className={styles.token}>{widths[2]}</code>. Code and tables of a document end where its text does, at{' '}
            <code className={styles.token}>{widths[3]}</code>. Pictures and tables of four columns are at most{' '}
            <code className={styles.token}>{widths[4]}</code> wide.
          </p>
          <h3 className={styles.label}>Shape, and motion under the pointer</h3>
          <ul className={styles.shapes}>
            {shapes.map(({token, className}) => (
              <li key={token}>
                <div className={className} />
                <code className={styles.token}>{token}</code>
              </li>
            ))}
          </ul>
          <p className={styles.label}>
            All motion follows <code className={styles.token}>--ease</code>.
          </p>
          <h3 className={styles.label}>What lies over what</h3>
          <ol className={styles.layers}>
            {layers.map((token) => (
              <li key={token}>
                <code className={styles.token}>{token}</code>
              </li>
            ))}
          </ol>
        </>
      )}
    </InBothModes>
  )
}

import type {ReactNode} from 'react'
import {Button, type ButtonProps} from '../../../kit/ui/Button'
import {InBothModes} from '../_parts/InBothModes'
import styles from './styles.module.css'

const buttons = [
  {label: 'Open the dashboard', to: '/', variant: 'primary'},
  {label: 'Read the docs', to: '/docs/introduction/', variant: 'secondary'},
] as const satisfies readonly ButtonProps[]

const long = {
  label: 'Read how an organization proves that a domain is its own, and what happens when it can’t',
  to: '/docs/introduction/keycloak/',
} satisfies ButtonProps

/** As the style sheets call them: what a reader has to hover or focus is shown at rest. */
const states = ['rest', 'hover', 'focus'] as const

export function ButtonDemo(): ReactNode {
  return (
    <InBothModes>
      {() => (
        <>
          <dl className={styles.states}>
            {states.map((state) => (
              <div key={state} className={styles.state}>
                <dt className={styles.label}>{state}</dt>
                {buttons.map((button) => (
                  <dd key={button.label} data-shown-state={state}>
                    <Button {...button} />
                  </dd>
                ))}
              </div>
            ))}
          </dl>
          <p className={styles.label}>a long label</p>
          <Button {...long} />
        </>
      )}
    </InBothModes>
  )
}

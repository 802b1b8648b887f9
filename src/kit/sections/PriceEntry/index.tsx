import Link from '@docusaurus/Link'
import type {ReactNode} from 'react'
import {Section, type SectionText} from '../../layout/Section'
import {Button, type ButtonProps} from '../../ui/Button'
import styles from './styles.module.css'

/** The ways to buy, each with where its price begins. */
export type PriceEntryProps = SectionText & {
  plans: readonly {
    name: string
    /** "from $ 499 a month", or how a price is made. */
    price: string
    text: string
    /** Default: none, where the section has one action for all. */
    action?: {label: string; to: string}
  }[]
  /** What is said below the prices, and done. Default: nothing. */
  closing?: {
    text: string
    more: {label: string; to: string}
    /** The first is the primary action. */
    actions: readonly Omit<ButtonProps, 'variant'>[]
  }
}

export function PriceEntry({plans, closing, ...section}: PriceEntryProps): ReactNode {
  return (
    <Section composition="table" {...section}>
      <ul className={styles.plans}>
        {plans.map(({name, price, text, action}) => (
          <li key={name}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.price}>{price}</p>
            <p className={styles.text}>{text}</p>
            {action && <Button {...action} />}
          </li>
        ))}
      </ul>
      {closing && (
        <div className={styles.closing}>
          <p>
            {closing.text} <Link to={closing.more.to}>{closing.more.label}</Link>
          </p>
          <div className={styles.actions}>
            {closing.actions.map((action, index) => (
              <Button key={action.to} {...action} variant={index === 0 ? 'primary' : 'secondary'} />
            ))}
          </div>
        </div>
      )}
    </Section>
  )
}

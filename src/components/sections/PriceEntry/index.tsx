import type {ReactNode} from 'react'
import {Section, type SectionText} from '../../layout/Section'
import {Button} from '../../ui/Button'
import styles from './styles.module.css'

/** The ways to buy, each with where its price begins. */
export type PriceEntryProps = SectionText & {
  plans: readonly {
    name: string
    /** "from $ 499 a month", or how a price is made. */
    price: string
    text: string
    action: {label: string; to: string}
  }[]
}

export function PriceEntry({id, title, lead, plans}: PriceEntryProps): ReactNode {
  return (
    <Section id={id} title={title} lead={lead}>
      <ul className={styles.plans}>
        {plans.map(({name, price, text, action}) => (
          <li key={name}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.price}>{price}</p>
            <p className={styles.text}>{text}</p>
            <Button {...action} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

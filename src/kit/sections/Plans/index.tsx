import Translate, {translate} from '@docusaurus/Translate'
import Heading from '@theme/Heading'
import {useId, type ReactNode} from 'react'
import {monthsInYearlyPrice, type Price} from '../../../data/offer/pricing'
import {formatAmount} from '../../../lib/formatPrice'
import {Button, type ButtonProps} from '../../ui/Button'
import styles from './styles.module.css'

/** One plan: what it costs, for whom it is, what the price includes. */
export type Plan = {
  name: string
  price: Price
  /** For whom it is, in a sentence. */
  text: string
  facts: readonly {term: string; value: string}[]
  action: Omit<ButtonProps, 'variant'>
}

/** The head of a page about prices: what is sold, and the plans with prices by the month or by the year. */
export type PlansProps = {
  /** The page's heading. */
  title: string
  /** Default h1. h2 where the plans of another page are shown, as the style page does. */
  headingLevel?: 'h1' | 'h2'
  lead: string
  /** Plans that belong together, under what they have in common. The first plan has the primary action. */
  groups: readonly {label: string; plans: readonly Plan[]}[]
  /** A sentence below: tax, currency. */
  note: string
}

function Amounts({price: {monthly, yearly, currency}}: {price: Price}): ReactNode {
  return (
    <>
      <p className={styles.monthly}>
        <Translate
          id="site.plans.aMonth"
          values={{amount: <strong className={styles.amount}>{formatAmount(monthly, currency)}</strong>}}
        >
          {'{amount} a month'}
        </Translate>
      </p>
      <p className={styles.yearly}>
        <Translate
          id="site.plans.aYear"
          values={{amount: <strong className={styles.amount}>{formatAmount(yearly, currency)}</strong>}}
        >
          {'{amount} a year, paid up front'}
        </Translate>
      </p>
    </>
  )
}

function PlanColumn({name, price, text, facts, action, isFirst}: Plan & {isFirst: boolean}): ReactNode {
  return (
    <li className={styles.plan}>
      <h3 className={styles.name}>{name}</h3>
      <Amounts price={price} />
      <p className={styles.text}>{text}</p>
      <Button {...action} variant={isFirst ? 'primary' : 'secondary'} />
      <dl className={styles.facts}>
        {facts.map(({term, value}) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

export function Plans({title, headingLevel = 'h1', lead, groups, note}: PlansProps): ReactNode {
  const id = useId()
  const periods = [
    {value: 'monthly', label: translate({id: 'site.plans.monthly', message: 'Monthly'})},
    {
      value: 'yearly',
      label: translate(
        {id: 'site.plans.yearly', message: 'Yearly: 12 months for the price of {months}'},
        {months: monthsInYearlyPrice},
      ),
    },
  ]
  return (
    <header className={styles.plans}>
      <Heading as={headingLevel} className={styles.title}>
        {title}
      </Heading>
      <p className={styles.lead}>{lead}</p>
      <fieldset className={styles.periods}>
        <legend>{translate({id: 'site.plans.billing', message: 'Billing'})}</legend>
        {periods.map(({value, label}) => (
          <label key={value}>
            <input type="radio" name={`${id}period`} value={value} defaultChecked={value === 'monthly'} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.groups}>
        {groups.map(({label, plans}, group) => (
          <section key={label} className={styles.group} data-plans={plans.length}>
            <h2 className={styles.label}>{label}</h2>
            <ul>
              {plans.map((plan, index) => (
                <PlanColumn key={plan.name} {...plan} isFirst={group === 0 && index === 0} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className={styles.note}>{note}</p>
    </header>
  )
}

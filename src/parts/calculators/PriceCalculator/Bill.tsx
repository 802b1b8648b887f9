import type {ReactNode} from 'react'
import {hostingPlans, userBlock} from '../../../data/offer/pricing'
import {CalculatorAttribute} from '../attributes'
import {lineIds, type PriceText, type PriceTexts} from '../priceAnswer'
import {formatCount} from '../../../lib/formatPrice'
import styles from './bill.module.css'

const labels: Readonly<Record<(typeof lineIds)[number], string>> = {
  plan: 'Plan',
  users: `Additional ${formatCount(userBlock)} users`,
  connections: 'Additional SSO connections',
  regions: 'Standby in a second region',
  support: 'Engineering',
}

/** What is counted from where, for the formula. */
const {shared, dedicated} = hostingPlans
const from = (shared_: number, dedicated_: number): string =>
  `${formatCount(shared_)} (shared) or ${formatCount(dedicated_, 'all')} (dedicated)`

const shows = (text: PriceText) => ({[CalculatorAttribute.out]: text})

/** An estimate as a bill: each line with its sum. */
export function Bill({texts}: {texts: PriceTexts}): ReactNode {
  return (
    <>
      <p className={styles.summary}>
        <output {...shows('summary')}>{texts.summary}</output>
      </p>
      <p className={styles.why} {...shows('why')}>
        {texts.why}
      </p>
      <table className={styles.bill} aria-label="Price breakdown">
        <tbody>
          {lineIds.map((id) => (
            <tr key={id}>
              <th scope="row">{labels[id]}</th>
              <td {...shows(`${id}Sum`)}>{texts[`${id}Sum`]}</td>
              <td {...shows(`${id}Amount`)}>{texts[`${id}Amount`]}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Monthly, excluding tax
            </th>
            <td {...shows('monthly')}>{texts.monthly}</td>
          </tr>
          <tr>
            <th scope="row" colSpan={2}>
              Yearly, with fixed prices billed yearly
            </th>
            <td {...shows('yearly')}>{texts.yearly}</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.formula}>
        <b>Formula.</b> Price = plan + (users − included) ÷ {formatCount(userBlock)}, rounded up, × rate + (connections
        − included) × rate + (regions − 1) × rate + engineering. No part is below zero. The plans include{' '}
        {from(shared.included.users, dedicated.included.users)} users and{' '}
        {from(shared.included.connections, dedicated.included.connections)} connections. The calculator chooses the
        cheaper plan that fits. The address of this page contains your values, so you can copy it to share the estimate.
      </p>
    </>
  )
}

import Translate, {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {hostingPlans, userBlock} from '../../../data/offer/pricing'
import {CalculatorAttribute} from '../attributes'
import type {LineId} from '../estimate'
import {lineIds, type PriceText, type PriceTexts} from '../priceAnswer'
import {formatCount} from '../../../lib/formatPrice'
import styles from './bill.module.css'

const labels: Readonly<Record<LineId, string>> = {
  plan: translate({id: 'site.calculator.bill.plan', message: 'Plan'}),
  users: translate(
    {id: 'site.calculator.bill.users', message: 'Additional {count} users'},
    {count: formatCount(userBlock)},
  ),
  connections: translate({id: 'site.calculator.bill.connections', message: 'Additional SSO connections'}),
  regions: translate({id: 'site.calculator.bill.regions', message: 'Standby in a second region'}),
  support: translate({id: 'site.calculator.bill.support', message: 'Engineering'}),
}

/** What is counted from where, for the formula. */
const {shared, dedicated} = hostingPlans
const from = (shared_: number, dedicated_: number): string =>
  translate(
    {id: 'site.calculator.bill.from', message: '{shared} (shared) or {dedicated} (dedicated)'},
    {
      shared: formatCount(shared_),
      dedicated: formatCount(dedicated_, translate({id: 'site.calculator.bill.all', message: 'all'})),
    },
  )

const shows = (text: PriceText) => ({[CalculatorAttribute.out]: text})

/** How the sum is computed, and what isn't obvious from the bill. */
function Formula(): ReactNode {
  return (
    <p className={styles.formula}>
      <b>
        <Translate id="site.calculator.bill.formulaLabel">Formula.</Translate>
      </b>{' '}
      {translate(
        {
          id: 'site.calculator.bill.formula',
          message:
            'Price = plan + (users − included) ÷ {block}, rounded up, × rate + (connections − included) × rate{standby} + engineering. No part is below zero. The plans include {users} users and {connections} connections. The calculator chooses the cheaper plan that fits. The address of this page contains your values, so you can copy it to share the estimate.',
        },
        {
          block: formatCount(userBlock),
          standby: lineIds.includes('regions')
            ? translate({id: 'site.calculator.bill.formulaStandby', message: ' + (regions − 1) × rate'})
            : '',
          users: from(shared.included.users, dedicated.included.users),
          connections: from(shared.included.connections, dedicated.included.connections),
        },
      )}
    </p>
  )
}

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
      <table
        className={styles.bill}
        aria-label={translate({id: 'site.calculator.bill.label', message: 'Price breakdown'})}
      >
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
              <Translate id="site.calculator.bill.monthly">Monthly, excluding tax</Translate>
            </th>
            <td {...shows('monthly')}>{texts.monthly}</td>
          </tr>
          <tr>
            <th scope="row" colSpan={2}>
              <Translate id="site.calculator.bill.yearly">Yearly, with fixed prices billed yearly</Translate>
            </th>
            <td {...shows('yearly')}>{texts.yearly}</td>
          </tr>
        </tfoot>
      </table>
      <Formula />
    </>
  )
}

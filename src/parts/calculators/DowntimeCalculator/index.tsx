import type {ReactNode} from 'react'
import {hostingPlans} from '../../../data/pricing'
import {serviceLevels} from '../../../data/serviceLevels'
import {CalculatorAttribute} from '../attributes'
import {downtimeTexts, type DownMonth, type DowntimeText} from '../uptime'
import {Calculator, ChoiceField, NumberField} from '../Calculator'
import styles from './styles.module.css'

/** What stands in the form at first. */
const example: DownMonth = {days: 30, minutes: 45, fee: hostingPlans.dedicated.price.monthly}

const rows = [
  {id: 'allowed', label: `Downtime that ${serviceLevels.uptime}% allows in this month`},
  {id: 'left', label: 'Compared with that'},
  {id: 'reached', label: 'Uptime of the month'},
  {id: 'credit', label: 'Credit, of the month’s fee'},
  {id: 'due', label: 'Credit'},
] as const

const fields = (
  <>
    <ChoiceField
      name="days"
      legend="Days in the month"
      value={String(example.days)}
      options={[28, 29, 30, 31].map((days) => ({value: String(days), label: String(days)}))}
    />
    <NumberField
      name="minutes"
      label="Minutes of downtime"
      hint="All of the month together, without announced maintenance."
      max={44_640}
      value={example.minutes}
    />
    <NumberField
      name="fee"
      label="Fee of that month"
      hint="Of the deployment or cluster that was down, as invoiced, without tax."
      max={1_000_000}
      value={example.fee}
    />
  </>
)

const shows = (text: DowntimeText) => ({[CalculatorAttribute.out]: text})

/** Allowed downtime, and the credit for more. Computed by `src/parts/calculators/forms.client.ts`. */
export function DowntimeCalculator(): ReactNode {
  const texts = downtimeTexts(example)
  return (
    <Calculator
      name="downtime"
      label="Allowed downtime and credit"
      fields={fields}
      example={`An example: ${example.minutes} minutes of downtime in a month of ${example.days} days. To compute your own, allow JavaScript, or use the tables above.`}
    >
      <p className={styles.summary}>
        <output {...shows('summary')}>{texts.summary}</output>
      </p>
      <dl className={styles.rows}>
        {rows.map(({id, label}) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd {...shows(id)}>{texts[id]}</dd>
          </div>
        ))}
      </dl>
    </Calculator>
  )
}

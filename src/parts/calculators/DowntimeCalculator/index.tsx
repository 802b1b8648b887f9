import type {ReactNode} from 'react'
import {hostingPlans} from '../../../data/offer/pricing'
import {serviceLevels} from '../../../data/offer/serviceLevels'
import {CalculatorAttribute} from '../attributes'
import {downtimeTexts, type DownMonth, type DowntimeText} from '../uptime'
import {Calculator, ChoiceField, NumberField} from '../Calculator'
import styles from './styles.module.css'

/** What stands in the form at first. */
const example: DownMonth = {days: 30, minutes: 45, fee: hostingPlans.dedicated.price.monthly}

const rows = [
  {id: 'allowed', label: `Allowed downtime at ${serviceLevels.uptime}% uptime`},
  {id: 'left', label: 'Compared with the limit'},
  {id: 'reached', label: 'Uptime for the month'},
  {id: 'credit', label: 'Credit as a share of the fee'},
  {id: 'due', label: 'Credit amount'},
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
      hint="The total for the month, excluding announced maintenance."
      max={44_640}
      value={example.minutes}
    />
    <NumberField
      name="fee"
      label="Fee for the month"
      hint="The invoiced fee of the deployment or cluster that was down, excluding tax."
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
      example={`Example: ${example.minutes} minutes of downtime in a ${example.days}-day month. To use your own numbers, turn on JavaScript, or use the tables above.`}
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

import {translate} from '@docusaurus/Translate'
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
  {
    id: 'allowed',
    label: translate(
      {id: 'site.calculator.downtime.allowed', message: 'Allowed downtime at {uptime}% uptime'},
      {uptime: serviceLevels.uptime},
    ),
  },
  {id: 'left', label: translate({id: 'site.calculator.downtime.left', message: 'Compared with the limit'})},
  {id: 'reached', label: translate({id: 'site.calculator.downtime.reached', message: 'Uptime for the month'})},
  {id: 'credit', label: translate({id: 'site.calculator.downtime.credit', message: 'Credit as a share of the fee'})},
  {id: 'due', label: translate({id: 'site.calculator.downtime.due', message: 'Credit amount'})},
] as const

const fields = (
  <>
    <ChoiceField
      name="days"
      legend={translate({id: 'site.calculator.downtime.days', message: 'Days in the month'})}
      value={String(example.days)}
      options={[28, 29, 30, 31].map((days) => ({value: String(days), label: String(days)}))}
    />
    <NumberField
      name="minutes"
      label={translate({id: 'site.calculator.downtime.minutes', message: 'Minutes of downtime'})}
      hint={translate({
        id: 'site.calculator.downtime.minutes.hint',
        message: 'The total for the month, excluding announced maintenance.',
      })}
      max={44_640}
      value={example.minutes}
    />
    <NumberField
      name="fee"
      label={translate({id: 'site.calculator.downtime.fee', message: 'Fee for the month'})}
      hint={translate({
        id: 'site.calculator.downtime.fee.hint',
        message: 'The invoiced fee of the deployment or cluster that was down, excluding tax.',
      })}
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
      label={translate({id: 'site.calculator.downtime.label', message: 'Allowed downtime and credit'})}
      fields={fields}
      example={translate(
        {
          id: 'site.calculator.downtime.example',
          message:
            'Example: {minutes} minutes of downtime in a {days}-day month. To use your own numbers, turn on JavaScript, or use the tables above.',
        },
        {minutes: example.minutes, days: example.days},
      )}
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

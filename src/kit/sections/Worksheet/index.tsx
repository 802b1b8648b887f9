import {translate} from '@docusaurus/Translate'
import {useId, type ReactNode} from 'react'
import {OnDemandAttribute} from '../../../lib/attributes'
import type {OnDemandName} from '../../../lib/onDemandNames'
import {CalculatorAttribute, type CalculatorName} from '../../../parts/calculators/attributes'
import {
  costExample,
  costTexts,
  type CostInput,
  type CostLine,
  type CostText,
} from '../../../parts/calculators/hostingCost'
import {Section, type SectionProps, type SectionText} from '../../layout/Section'
import {ActionButton} from '../../ui/ActionButton'
import styles from './styles.module.css'

/** What running Keycloak oneself costs, worked out with the reader's numbers. Without a script it shows the example. */
export type WorksheetProps = SectionText & {
  tone?: SectionProps['tone']
  groups: readonly {legend: string; fields: readonly {input: CostInput; label: string; hint: string}[]}[]
  /** Words for each line of the bill. */
  lines: readonly {id: CostLine['id']; label: string}[]
  /** What stands before the amount that decides. */
  verdict: string
  reset: string
  note: string
}

function Field({input, label, hint}: WorksheetProps['groups'][number]['fields'][number]): ReactNode {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={input}
        type="number"
        inputMode="decimal"
        required
        min="0"
        max="1000000"
        step="any"
        autoComplete="off"
        defaultValue={costExample[input]}
        aria-describedby={`${id}-hint`}
      />
      <span id={`${id}-hint`}>{hint}</span>
    </div>
  )
}

const computed = {
  [CalculatorAttribute.name]: 'hosting' satisfies CalculatorName,
  [OnDemandAttribute.fillIn]: 'forms' satisfies OnDemandName,
}

const shows = (text: CostText) => ({[CalculatorAttribute.out]: text})

/** Computed by `src/parts/calculators/forms.client.ts`. */
export function Worksheet({groups, lines, verdict, reset, note, ...section}: WorksheetProps): ReactNode {
  const texts = costTexts(costExample)
  return (
    <Section {...section}>
      <form className={styles.worksheet} {...computed}>
        <div className={styles.groups}>
          {groups.map(({legend, fields}) => (
            <fieldset key={legend}>
              <legend>{legend}</legend>
              {fields.map((field) => (
                <Field key={field.input} {...field} />
              ))}
            </fieldset>
          ))}
        </div>
        <div className={styles.bill}>
          <p className={styles.example}>
            {translate({id: 'site.worksheet.example', message: 'These results use the example values.'})}
          </p>
          <dl>
            {lines.map(({id, label}) => (
              <div key={id} data-line={id}>
                <dt>{label}</dt>
                <dd>
                  <span className={styles.working} {...shows(`${id}Working`)}>
                    {texts[`${id}Working`]}
                  </span>{' '}
                  <span className={styles.amount} {...shows(id)}>
                    {texts[id]}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
          <p className={styles.verdict}>
            {verdict} <output {...shows('breakEven')}>{texts.breakEven}</output>
          </p>
          <ActionButton label={reset} type="reset" />
          <p className={styles.note}>{note}</p>
        </div>
      </form>
    </Section>
  )
}

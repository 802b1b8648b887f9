import {translate} from '@docusaurus/Translate'
import Link from '@docusaurus/Link'
import {useId, type ReactNode} from 'react'
import type {FeatureValue} from '../../../data/offer/planFeatures'
import {Section, type SectionText} from '../../layout/Section'
import styles from './styles.module.css'

/** Plans side by side, row by row. On a phone one plan at a time, which the reader chooses. */
export type PlanComparisonProps = SectionText & {
  /** Two or three. */
  plans: readonly {id: string; name: string; detail?: string}[]
  groups: readonly {
    title: string
    rows: readonly {
      label: string
      /** Where it is explained. Default: nowhere else. */
      to?: string
      /** By the plan's id. */
      values: Readonly<Record<string, FeatureValue>>
    }[]
  }[]
}

function Value({value}: {value: FeatureValue | undefined}): ReactNode {
  if (typeof value === 'string') return value
  return (
    <>
      {value === true && (
        <svg className={styles.mark} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M2.5 8.5l3.5 3.5 7.5-8" />
        </svg>
      )}
      <span className={value === true ? 'visually-hidden' : styles.none}>
        {value === true
          ? translate({id: 'site.plans.included', message: 'Included'})
          : translate({id: 'site.plans.no', message: 'No'})}
      </span>
    </>
  )
}

export function PlanComparison({plans, groups, ...section}: PlanComparisonProps): ReactNode {
  const id = useId()
  return (
    <Section {...section}>
      <div className={styles.comparison}>
        <fieldset className={styles.choice}>
          <legend>{translate({id: 'site.plans.show', message: 'Show'})}</legend>
          {plans.map((plan, index) => (
            <label key={plan.id}>
              <input type="radio" name={`${id}plan`} value={index + 1} defaultChecked={index === 0} />
              <span>{plan.name}</span>
            </label>
          ))}
        </fieldset>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {plans.map(({id: plan, name, detail}) => (
                <th key={plan} scope="col">
                  {name}
                  {detail !== undefined && <small>{detail}</small>}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({title, rows}) => (
            <tbody key={title}>
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={plans.length + 1}>
                  {title}
                </th>
              </tr>
              {rows.map(({label, to, values}) => (
                <tr key={label}>
                  <th scope="row">{to === undefined ? label : <Link to={to}>{label}</Link>}</th>
                  {plans.map((plan) => (
                    <td key={plan.id}>
                      <Value value={values[plan.id]} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </Section>
  )
}

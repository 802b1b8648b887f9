import {useId, type ReactNode} from 'react'
import {OnDemandAttribute} from '../../../lib/attributes'
import type {OnDemandName} from '../../../lib/onDemandNames'
import {CalculatorAttribute, type CalculatorName} from '../attributes'
import styles from './styles.module.css'

export type CalculatorProps = {
  /** What computes it: a name of `src/parts/calculators/forms.client.ts`. */
  name: CalculatorName
  /** What it computes, for screen readers. */
  label: string
  /** What is entered. */
  fields: ReactNode
  /** Of what the result is an example. Shown until something has computed what is entered. */
  example: string
  /** The result of the values that stand in the fields. Elements with `CalculatorAttribute.out` get the text of that name. */
  children: ReactNode
}

/** A form that is computed while it is filled in. What is entered stands in the address, so that it can be shared. */
export function Calculator({name, label, fields, example, children}: CalculatorProps): ReactNode {
  return (
    <form
      className={styles.calculator}
      aria-label={label}
      {...{[CalculatorAttribute.name]: name, [OnDemandAttribute.fillIn]: 'forms' satisfies OnDemandName}}
    >
      <div className={styles.fields}>{fields}</div>
      <div className={styles.result}>
        <p className={styles.example}>{example}</p>
        {children}
      </div>
    </form>
  )
}

export type NumberFieldProps = {
  name: string
  label: string
  /** What is counted. */
  hint: string
  value: number
  min?: number
  max: number
}

export function NumberField({name, label, hint, value, min = 0, max}: NumberFieldProps): ReactNode {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="number"
        inputMode="numeric"
        required
        min={min}
        max={max}
        defaultValue={value}
        aria-describedby={`${id}hint`}
        autoComplete="off"
      />
      <p id={`${id}hint`}>{hint}</p>
    </div>
  )
}

export type ChoiceFieldProps = {
  name: string
  legend: string
  value: string
  options: readonly {value: string; label: string}[]
}

export function ChoiceField({name, legend, value, options}: ChoiceFieldProps): ReactNode {
  return (
    <fieldset className={styles.field}>
      <legend>{legend}</legend>
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option.value}>
            <input type="radio" name={name} value={option.value} defaultChecked={option.value === value} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

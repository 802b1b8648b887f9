import type {ReactNode} from 'react'
import {InlineText} from '../../kit/ui/InlineText'
import type {ToolField} from '../form'
import styles from './styles.module.css'

type FieldProps = {id: string; field: ToolField}

/** A field with its label and hint. */
export function Field({id, field}: FieldProps): ReactNode {
  const hint = field.hint === undefined ? undefined : `${id}-hint`
  const said = field.hint !== undefined && (
    <p id={hint} className={styles.hint}>
      <InlineText text={field.hint} />
    </p>
  )
  if (field.kind === 'flags')
    return (
      <fieldset className={styles.field} aria-describedby={hint}>
        <legend>{field.label}</legend>
        {said}
        <div className={styles.flags}>
          {field.options.map(({value, label}) => (
            <label key={value}>
              <input
                type="checkbox"
                name={field.name}
                value={value}
                defaultChecked={field.values?.includes(value) ?? false}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
    )
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{field.label}</label>
      <Control id={id} field={field} hint={hint} />
      {said}
    </div>
  )
}

type ControlProps = {id: string; field: Exclude<ToolField, {kind: 'flags'}>; hint: string | undefined}

function Control({id, field, hint}: ControlProps): ReactNode {
  const common = {id, name: field.name, 'aria-describedby': hint, autoComplete: 'off'}
  // What a reader pastes is no prose, and no service that checks spelling should see it.
  const plain = {spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off'}
  switch (field.kind) {
    case 'area':
      return <textarea {...common} {...plain} rows={field.rows} placeholder={field.placeholder} />
    case 'line':
      return <input {...common} {...plain} type="text" defaultValue={field.value} placeholder={field.placeholder} />
    case 'choice':
      return (
        <select {...common} defaultValue={field.value}>
          {field.options.map(({value, label}) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )
    case 'file':
      return <input {...common} type="file" accept={field.accept} />
  }
}

import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {Field} from '../../reference/console/Field'
import {styles} from '../../reference/console/styles'
import type {Procedure} from '../procedure'
import type {Values} from '../runTypes'

type Props = {
  procedure: Procedure
  given: Values
  problems: Values
  /** Whether the run goes on, so that only secrets are asked for. */
  isFixed: boolean
  onChange: (name: string, value: string) => void
}

/** The names that the reader can choose. */
export function ValueFields({procedure, given, problems, isFixed, onChange}: Props): ReactNode {
  const fields = isFixed ? procedure.values.filter(({isSecret}) => isSecret) : procedure.values
  if (fields.length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend>{translate({id: 'site.procedure.values', message: 'Your values'})}</legend>
      <div className={styles.columns}>
        {fields.map(({name, label, hint, default: preset, isSecret}) => (
          <Field
            key={name}
            label={label}
            hint={hint}
            value={given[name] ?? preset}
            problem={problems[name]}
            isSecret={isSecret}
            required
            onChange={(value) => onChange(name, value)}
          />
        ))}
      </div>
    </fieldset>
  )
}

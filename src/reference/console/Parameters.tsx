import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import type {ConsoleParameter} from '../apiPage'
import {keyOf, type Problems} from './call'
import {Field} from './Field'
import {styles} from './styles'

type Props = {
  parameters: readonly ConsoleParameter[]
  values: Readonly<Record<string, string>>
  problems: Problems
  onChange: (parameter: ConsoleParameter, value: string) => void
}

function optionsOf({type, options}: ConsoleParameter): readonly string[] | undefined {
  return type === 'boolean' ? ['true', 'false'] : options
}

function placeholderOf(parameter: ConsoleParameter): string | undefined {
  const {default: preset} = parameter
  if (preset === undefined) return undefined
  return optionsOf(parameter)
    ? translate({id: 'site.console.default', message: 'default ({preset})'}, {preset})
    : preset
}

/** A field for each parameter of the operation. */
export function Parameters({parameters, values, problems, onChange}: Props): ReactNode {
  if (parameters.length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend>{translate({id: 'site.console.parameters', message: 'Parameters'})}</legend>
      <div className={styles.columns}>
        {parameters.map((parameter) => (
          <Field
            key={keyOf(parameter)}
            label={parameter.name}
            isName
            hint={parameter.hint}
            required={parameter.required}
            options={optionsOf(parameter)}
            placeholder={placeholderOf(parameter)}
            value={values[keyOf(parameter)] ?? ''}
            problem={problems[keyOf(parameter)]}
            onChange={(value) => onChange(parameter, value)}
          />
        ))}
      </div>
    </fieldset>
  )
}

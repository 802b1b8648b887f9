import {valuesOf} from '../run'
import {hostnameForm} from './form'
import type {Values} from '../form'

/** The values of a form that a reader hasn't touched, with some of them changed. For tests. */
export function enteredValues(changed: Readonly<Record<string, string>>): Values {
  const texts = hostnameForm.fields.map((field): [string, string] => [
    field.name,
    'value' in field && field.value !== undefined ? field.value : '',
  ])
  return valuesOf({...Object.fromEntries(texts), ...changed})
}

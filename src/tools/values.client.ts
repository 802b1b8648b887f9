import {translate} from '@docusaurus/Translate'
import {formatNumber} from '../lib/formats'
import type {Values} from './form'
import {InputError, MOST_INPUT} from './run'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const controlsOf = (form: HTMLFormElement, name: string): Control[] => {
  const found = [...form.querySelectorAll<Control>('input, select, textarea')].filter((one) => one.name === name)
  if (found.length === 0) throw new Error(`The form has no field "${name}"`)
  return found
}

const labelOf = (control: Control): string => control.labels?.[0]?.textContent ?? control.name

/** What the reader has entered. @throws InputError from `text` for a text that is too long. */
export const valuesOf = (form: HTMLFormElement): Values => ({
  text: (name) => {
    const [control] = controlsOf(form, name)
    if (control === undefined) return ''
    if (control.value.length > MOST_INPUT)
      throw new InputError(
        translate(
          {
            id: 'site.tool.tooLong',
            message: '"{label}" has {count} characters. The limit is {limit}. Paste a shorter text.',
          },
          {label: labelOf(control), count: formatNumber(control.value.length), limit: formatNumber(MOST_INPUT)},
        ),
      )
    return control.value
  },
  flags: (name) =>
    controlsOf(form, name).flatMap((one) => (one instanceof HTMLInputElement && one.checked ? [one.value] : [])),
  file: (name) => {
    const [control] = controlsOf(form, name)
    return control instanceof HTMLInputElement ? (control.files?.[0] ?? undefined) : undefined
  },
})

/** Whether a field differs from what the page had. */
export const hasInput = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=checkbox]), textarea')].some(
    (one) => one.value !== one.defaultValue,
  )

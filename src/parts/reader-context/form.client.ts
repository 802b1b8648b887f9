import {translate} from '@docusaurus/Translate'
import {exampleContext} from '../../data/exampleContext'
import {draw} from '../../lib/draw.client'
import {ReaderContextAttribute} from './attributes'
import {fields, type FieldName, type Typed} from './fields.client'

type Control = {input: HTMLInputElement; problem: HTMLElement}

/** The form, and what of it is read and written. */
export type ContextForm = {
  form: HTMLFormElement
  reset: HTMLButtonElement
  status: HTMLElement
  read: () => Typed
  /** Whether it asks for a value. */
  has: (name: FieldName) => boolean
  write: (typed: Typed) => void
  /** Says what is wrong with a field; nothing where nothing is. */
  setProblem: (name: FieldName, problem: string) => void
}

function makeField(name: FieldName, label: string, hint: string): Control & {field: HTMLElement} {
  const id = `context-${name}`
  const input = draw('input', {
    id,
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    placeholder: exampleContext[name],
    inputmode: name === 'baseUrl' || name === 'webhookUrl' ? 'url' : 'text',
    'aria-describedby': `${id}-hint ${id}-problem`,
  })
  const problem = draw('p', {id: `${id}-problem`, class: 'context-problem'})
  const field = draw('div', {}, draw('label', {for: id}, label), input, draw('p', {id: `${id}-hint`}, hint), problem)
  return {field, input, problem}
}

const isAsked = ({name, isRare}: (typeof fields)[number]): boolean =>
  isRare !== true || document.querySelector(`[${ReaderContextAttribute.kind}=${name}]`) !== null

const note = (): HTMLElement =>
  draw(
    'p',
    {class: 'context-note'},
    translate({
      id: 'site.context.note',
      message:
        'All commands, addresses, and samples use these values, and so does the API console. The values stay in this browser. Never enter a secret.',
    }),
  )

/** Makes the form. */
export function makeForm(): ContextForm {
  const made = fields.filter(isAsked).map(({name, label, hint}) => ({name, ...makeField(name, label, hint)}))
  const of = (name: FieldName): Control | undefined => made.find((one) => one.name === name)
  const reset = draw('button', {type: 'button'}, translate({id: 'site.context.reset', message: 'Reset to examples'}))
  const status = draw('p', {role: 'status'})
  const form = draw(
    'form',
    {
      class: 'context-form',
      novalidate: true,
      'aria-label': translate({id: 'site.context.label', message: 'Example values'}),
    },
    draw('div', {class: 'context-fields'}, ...made.map(({field}) => field)),
    note(),
    draw(
      'div',
      {class: 'context-actions'},
      draw('button', {}, translate({id: 'site.context.apply', message: 'Use these values'})),
      reset,
      status,
    ),
  )
  const valueOf = (name: FieldName): string => of(name)?.input.value ?? ''
  return {
    form,
    reset,
    status,
    has: (name) => of(name) !== undefined,
    read: () => ({
      baseUrl: valueOf('baseUrl'),
      realm: valueOf('realm'),
      clientId: valueOf('clientId'),
      orgId: valueOf('orgId'),
      webhookUrl: valueOf('webhookUrl'),
    }),
    write(typed) {
      for (const {name, input} of made) input.value = typed[name]
    },
    setProblem(name, text) {
      const control = of(name)
      if (!control) return
      control.problem.textContent = text
      control.input.ariaInvalid = text === '' ? null : 'true'
    },
  }
}

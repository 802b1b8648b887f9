import {exampleContext} from '../../data/exampleContext'
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

function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  ...children: readonly Node[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

function makeField(name: FieldName, label: string, hint: string): Control & {field: HTMLElement} {
  const id = `context-${name}`
  const input = make('input', {
    id,
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: false,
    placeholder: exampleContext[name],
    inputMode: name === 'baseUrl' || name === 'webhookUrl' ? 'url' : 'text',
  })
  input.setAttribute('aria-describedby', `${id}-hint ${id}-problem`)
  const problem = make('p', {id: `${id}-problem`, className: 'context-problem'})
  const field = make(
    'div',
    {},
    make('label', {htmlFor: id, textContent: label}),
    input,
    make('p', {id: `${id}-hint`, textContent: hint}),
    problem,
  )
  return {field, input, problem}
}

const isAsked = ({name, isRare}: (typeof fields)[number]): boolean =>
  isRare !== true || document.querySelector(`[${ReaderContextAttribute.kind}=${name}]`) !== null

/** Makes the form. */
export function makeForm(): ContextForm {
  const made = fields.filter(isAsked).map(({name, label, hint}) => ({name, ...makeField(name, label, hint)}))
  const of = (name: FieldName): Control | undefined => made.find((one) => one.name === name)
  const reset = make('button', {type: 'button', textContent: 'Back to the examples'})
  const status = make('p', {role: 'status'})
  const form = make(
    'form',
    {className: 'context-form', noValidate: true, ariaLabel: 'Values of the examples'},
    make('div', {className: 'context-fields'}, ...made.map(({field}) => field)),
    make('p', {
      className: 'context-note',
      textContent:
        'Every command, address and sample of this site gets them, and so does the API console. They stay in this browser. Never enter a secret.',
    }),
    make('div', {className: 'context-actions'}, make('button', {textContent: 'Use these values'}), reset, status),
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

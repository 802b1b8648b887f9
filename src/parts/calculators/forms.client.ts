import {translate} from '@docusaurus/Translate'
import {CalculatorAttribute, type CalculatorName, type Computed} from './attributes'
import {downtimeCalculator} from './downtime.client'
import {hostingCalculator} from './hosting.client'
import {priceCalculator} from './price.client'
import type {PriceText} from './priceAnswer'
import type {DowntimeText} from './uptime'
import type {Calculation} from './calculation.client'
import {attributeOf} from '../../lib/attributeOf.client'
import {formatCount} from '../../lib/formatPrice'
import {namedIn} from '../../lib/namedIn.client'

/** What computes a form, by its `CalculatorAttribute.name`. */
const calculations: Readonly<Record<CalculatorName, Calculation>> = {
  price: priceCalculator,
  downtime: downtimeCalculator,
  hosting: hostingCalculator,
}

type Field = HTMLInputElement

/** The name of the text that says the result in a sentence. */
const SUMMARY = 'summary' satisfies PriceText & DowntimeText

const fieldsOf = (form: HTMLFormElement): readonly Field[] => [...form.querySelectorAll<Field>('input[name]')]

const isChoice = ({type}: Field): boolean => type === 'radio'

/** Whether it has another value than in the page's own example. */
const isChanged = (field: Field): boolean =>
  isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue

/**
 * What the address says, where a field can have it: an address may be of anybody. What the reader has entered while this was
 * still on its way goes before it.
 */
function restore(form: HTMLFormElement): void {
  const address = new URLSearchParams(location.search)
  const entered = new Set(
    fieldsOf(form)
      .filter(isChanged)
      .map(({name}) => name),
  )
  for (const field of fieldsOf(form)) {
    const said = address.get(field.name)
    if (said === null || entered.has(field.name)) continue
    if (isChoice(field)) {
      if (field.value === said) field.checked = true
    } else {
      field.value = said
      if (!field.checkValidity()) field.value = field.defaultValue
    }
  }
}

/** Keeps in the address what differs from the page's own example. */
function keep(form: HTMLFormElement): void {
  const address = new URL(location.href)
  for (const field of fieldsOf(form)) {
    if (isChoice(field) && !field.checked) continue
    if (isChanged(field)) address.searchParams.set(field.name, field.value)
    else address.searchParams.delete(field.name)
  }
  history.replaceState(history.state, '', address)
}

function problemOf({validity, min, max, step}: Field): string {
  if (validity.valid) return ''
  const least = formatCount(Number(min))
  const most = formatCount(Number(max))
  return step === 'any'
    ? translate(
        {id: 'site.calculator.problem.number', message: 'Enter a number from {min} to {max}.'},
        {min: least, max: most},
      )
    : translate(
        {id: 'site.calculator.problem.whole', message: 'Enter a whole number from {min} to {max}.'},
        {min: least, max: most},
      )
}

/** Gives a field a description that says what it accepts while it has something else. @returns what updates it. */
function describe(field: Field): () => void {
  const problem = document.createElement('p')
  problem.id = `${field.id}-problem`
  problem.setAttribute(CalculatorAttribute.problem, '')
  return () => {
    const text = problemOf(field)
    if (text === problem.textContent) return
    problem.textContent = text
    field.ariaInvalid = text === '' ? null : 'true'
    if (problem.isConnected) return
    field.setAttribute('aria-describedby', `${field.getAttribute('aria-describedby') ?? ''} ${problem.id}`)
    field.parentElement?.append(problem)
  }
}

/** Writes a result where it is shown. Without one, the result of other numbers would stand beside these. */
function write(element: Element, texts: ReturnType<Calculation>): void {
  const isSummary = attributeOf(element, CalculatorAttribute.out) === SUMMARY
  const text = texts
    ? namedIn(texts, element, CalculatorAttribute.out)
    : isSummary
      ? translate({id: 'site.calculator.noResult', message: 'No result'})
      : '–'
  // What does not change is not read aloud again.
  if (text !== undefined && element.textContent !== text) element.textContent = text
}

/** Computes a form from now on. */
function start(form: HTMLFormElement): void {
  const calculate = namedIn(calculations, form, CalculatorAttribute.name)
  if (!calculate) return
  const valueOf = (name: string): string =>
    form.querySelector<Field>(`[name=${name}]:is([type=number], :checked)`)?.value ?? ''
  const descriptions = fieldsOf(form)
    .filter((field) => !isChoice(field))
    .map(describe)
  const show = (changed: EventTarget | null): void => {
    const texts = calculate(form, valueOf, changed)
    form.setAttribute(CalculatorAttribute.computed, (texts ? 'result' : 'none') satisfies Computed)
    for (const update of descriptions) update()
    for (const element of form.querySelectorAll(`[${CalculatorAttribute.out}]`)) write(element, texts)
  }
  restore(form)
  show(null)
  // What was entered while this was still on its way.
  if (form.checkValidity()) keep(form)
  form.addEventListener('input', ({target}) => {
    show(target)
    if (form.checkValidity()) keep(form)
  })
  form.addEventListener('submit', (event) => event.preventDefault())
  // The fields have their own values only after the event.
  form.addEventListener('reset', () =>
    setTimeout(() => {
      show(null)
      keep(form)
    }),
  )
}

for (const form of document.querySelectorAll<HTMLFormElement>(`form[${CalculatorAttribute.name}]`)) start(form)

/** See `importModule.client.ts`. */
export const acts = true

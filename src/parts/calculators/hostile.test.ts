import fc from 'fast-check'
import {afterAll, expect, it, vi} from 'vitest'
import {hostingPlans} from '../../data/offer/pricing'
import {fuzzRuns} from '../../tools/fuzz'
import type {CalculatorName} from './attributes'
import {costExample} from './hostingCost'

/** What HTML calls a valid floating-point number. A field for numbers has no other text. */
const NUMBER = /^-?(\d+(\.\d+)?|\.\d+)([eE][-+]?\d+)?$/

/** As much of an input as the calculators use. */
class Field {
  readonly type: 'number' | 'radio' = 'number'
  readonly id: string
  readonly step = '1'
  readonly defaultValue: string
  readonly defaultChecked = false
  readonly checked = false
  readonly parentElement = {append: () => undefined}
  ariaInvalid: string | null = null
  #value: string

  constructor(
    readonly name: string,
    value: number,
    readonly min: string,
    readonly max: string,
  ) {
    this.id = name
    this.defaultValue = this.#value = String(value)
  }

  get value(): string {
    return this.#value
  }

  set value(text: string) {
    this.#value = NUMBER.test(text) && Number.isFinite(Number(text)) ? text : ''
  }

  get valueAsNumber(): number {
    return this.#value === '' ? Number.NaN : Number(this.#value)
  }

  get validity(): {valid: boolean} {
    const number = this.valueAsNumber
    return {valid: Number.isInteger(number) && number >= Number(this.min) && number <= Number(this.max)}
  }

  checkValidity(): boolean {
    return this.validity.valid
  }

  getAttribute(): null {
    return null
  }

  setAttribute(): void {
    // The description is no part of what is tested.
  }
}

/** A place that shows a result. */
class Output {
  textContent = ''
  constructor(readonly name: string) {}
  getAttribute(): string {
    return this.name
  }
}

const million = '1000000'
const forms: Readonly<Record<CalculatorName, {fields: () => Field[]; outputs: readonly string[]}>> = {
  price: {
    fields: () => [
      new Field('users', 5000, '1', String(hostingPlans.dedicated.limits.users)),
      new Field('organizations', 100, '0', million),
      new Field('connections', 10, '0', million),
      new Field('regions', 1, '1', '2'),
    ],
    outputs: ['summary', 'why', 'monthly', 'yearly', 'usersAmount', 'regionsAmount'],
  },
  downtime: {
    fields: () => [
      new Field('days', 30, '28', '31'),
      new Field('minutes', 90, '0', '44640'),
      new Field('fee', 400, '0', million),
    ],
    outputs: ['summary', 'allowed', 'left', 'reached', 'credit', 'due'],
  },
  hosting: {
    fields: () => Object.entries(costExample).map(([name, value]) => new Field(name, value, '0', million)),
    outputs: ['machines', 'work', 'onCall', 'total', 'stays', 'breakEven', 'totalWorking', 'breakEvenWorking'],
  },
}

function makeForm(name: CalculatorName) {
  const fields = forms[name].fields()
  const outputs = forms[name].outputs.map((output) => new Output(output))
  const valueOf = (selector: string): string | undefined => /^\[name=(\w+)\]/.exec(selector)?.[1]
  return {
    fields,
    outputs,
    getAttribute: () => name,
    setAttribute: () => undefined,
    addEventListener: () => undefined,
    checkValidity: () => fields.every((field) => field.checkValidity()),
    querySelector: (selector: string) => fields.find((field) => field.name === valueOf(selector)) ?? null,
    querySelectorAll: (selector: string) => (selector === 'input[name]' ? fields : outputs),
  }
}

const names = [...new Set(Object.values(forms).flatMap(({fields}) => fields().map(({name}) => name)))]
const said = fc.oneof(
  fc.integer().map(String),
  fc.double().map(String),
  fc.constantFrom('', '1e3', '1e309', '-0', ' 5', '0x10', '٣', '5,000', 'NaN', '<b>', '1'.repeat(400)),
  fc.string({unit: 'binary'}),
)
const search = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...names), fc.string()), said))
  .map((fields) => `?${new URLSearchParams(fields).toString()}`)
const page = fc.record({name: fc.constantFrom('price', 'downtime', 'hosting'), search})

/** Opens a page that has one form for each address. @returns the forms, each with the address that the page then has. */
async function open(pages: readonly {name: CalculatorName; search: string}[]) {
  const made = pages.map(({name, search}) => ({form: makeForm(name), search, address: ''}))
  let at = -1
  const current = () => made[at]
  vi.stubGlobal('location', {
    // Each form reads it once, and first of all.
    get search() {
      at += 1
      return current()?.search ?? ''
    },
    get href() {
      return `https://www.example.com/pricing/${current()?.search ?? ''}`
    },
  })
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, {search}: URL) => {
      const one = current()
      if (one) one.address = search
    },
  })
  vi.stubGlobal('document', {
    createElement: () => ({setAttribute: () => undefined, textContent: '', isConnected: false}),
    querySelectorAll: () => made.map(({form}) => form),
  })
  vi.resetModules()
  await import('./forms.client')
  return made
}

afterAll(() => vi.unstubAllGlobals())

it('calculators take from any address what their fields allow, show results for it, and write an address that says the same', async () => {
  const pages = fc.sample(page, fuzzRuns())
  const opened = await open(pages)
  for (const {form, search, address} of opened) {
    for (const field of form.fields) expect(field.validity, `${field.name} of ${search}`).toEqual({valid: true})
    for (const {textContent} of form.outputs)
      expect(textContent, search).toMatch(/^(?!.*(NaN|Infinity|undefined|<)).+$/)
    const known = [...new URLSearchParams(address)].filter(([name]) => form.fields.some((field) => field.name === name))
    expect(
      known.every(([, value]) => NUMBER.test(value)),
      address,
    ).toBe(true)
  }
  const again = await open(opened.map(({address}, at) => ({name: pages[at]?.name ?? 'price', search: address})))
  const values = (all: typeof opened) => all.map(({form}) => form.fields.map(({value}) => value))
  expect(values(again)).toEqual(values(opened))
})

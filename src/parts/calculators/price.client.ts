import {CalculatorAttribute} from './attributes'
import type {HostingPlan} from '../../data/offer/pricing'
import {cheapest, type Need} from './estimate'
import {formatCount} from '../../lib/formatPrice'
import {priceTexts} from './priceAnswer'
import {chartOf, positionOf, priceCharts, usersAt} from './priceChart'
import type {Calculation} from './calculation.client'

/** Moves the lines, their names and the marker of each drawing. */
function draw(form: HTMLFormElement, best: HostingPlan, need: Need): void {
  for (const [kind, size] of Object.entries(priceCharts)) {
    const drawing = form.querySelector(`[${CalculatorAttribute.chart}=${kind}]`)
    const {lines, names, marker, guide} = chartOf(best, need, size)
    drawing?.querySelector(`[${CalculatorAttribute.marker}]`)?.setAttribute('transform', marker)
    drawing?.querySelector(`[${CalculatorAttribute.guide}]`)?.setAttribute('d', guide)
    for (const id of ['shared', 'dedicated'] as const) {
      const plan = drawing?.querySelector(`[${CalculatorAttribute.plan}=${id}]`)
      plan?.toggleAttribute(CalculatorAttribute.best, id === best.id)
      plan?.querySelector('path')?.setAttribute('d', lines[id])
      plan?.querySelector('text')?.setAttribute('y', String(names[id]))
    }
  }
}

/** The slider and the field of users follow each other, whichever the reader moves, also before this was there. */
function follow(form: HTMLFormElement, changed: EventTarget | null): void {
  const slider = form.querySelector<HTMLInputElement>(`[${CalculatorAttribute.slider}=users]`)
  const field = form.querySelector<HTMLInputElement>('input[name=users]')
  if (!slider || !field) return
  // The browser puts the slider on the step that is next to the example.
  const isMoved = Math.abs(slider.valueAsNumber - Number(slider.defaultValue)) > Number(slider.step) / 2
  const isAhead = changed === null && isMoved && field.value === field.defaultValue
  if (changed === slider || isAhead) field.value = String(usersAt(slider.valueAsNumber))
  else if (field.checkValidity()) slider.value = String(positionOf(field.valueAsNumber))
  if (field.checkValidity()) slider.ariaValueText = formatCount(field.valueAsNumber)
}

export const priceCalculator: Calculation = (form, valueOf, changed) => {
  follow(form, changed)
  if (!form.checkValidity()) return undefined
  const need: Need = {
    users: Number(valueOf('users')),
    organizations: Number(valueOf('organizations')),
    connections: Number(valueOf('connections')),
    // A provider with one region doesn't ask.
    regions: Number(valueOf('regions') || '1'),
    support: valueOf('support') === 'engineering' ? 'engineering' : 'on-call',
  }
  const found = cheapest(need)
  if (found === undefined) return undefined
  draw(form, found.plan, need)
  return priceTexts(found, need)
}

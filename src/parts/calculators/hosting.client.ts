import {costExample, costTexts} from './hostingCost'
import type {Calculation} from './calculation.client'

export const hostingCalculator: Calculation = (form, valueOf) => {
  if (!form.checkValidity()) return undefined
  const entered = Object.keys(costExample).map((name) => [name, Number(valueOf(name))] as const)
  return costTexts({...costExample, ...Object.fromEntries(entered)})
}

import {downtimeTexts} from './uptime'
import type {Calculation} from './calculation.client'

export const downtimeCalculator: Calculation = (form, valueOf) =>
  form.checkValidity()
    ? downtimeTexts({days: Number(valueOf('days')), minutes: Number(valueOf('minutes')), fee: Number(valueOf('fee'))})
    : undefined

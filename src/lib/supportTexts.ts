import type {SupportOrder} from '../data/offer/support'
import {days, workingDays} from './duration'

/** "3 working days": how long an order takes. */
export const orderTime = ({within, countsAllDays = false}: SupportOrder): string =>
  countsAllDays ? days(within) : workingDays(within)

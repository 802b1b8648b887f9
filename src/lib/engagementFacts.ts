import type {Engagement} from '../data/engagements'
import {capitalized} from './capitalized'
import {oneOff, oneOffPrice} from './oneOffPrice'

/** "5–10 working days". */
export const timeNeeded = ({workingDays: [least, most]}: Pick<Engagement, 'workingDays'>): string =>
  `${least}–${most} working days`

/** What a buyer asks first of any piece of work, as the figures of a `FactRow`. */
export const engagementFacts = (
  engagement: Pick<Engagement, 'job' | 'workingDays' | 'correctedFor'>,
): readonly {figure: string; text: string}[] => [
  {figure: timeNeeded(engagement), text: 'from the day we have what we need to the handover'},
  {
    figure: capitalized(oneOffPrice(oneOff(engagement.job))),
    text: 'without tax; scope and price agreed in writing before the work begins',
  },
  {
    figure: engagement.correctedFor === 1 ? '1 month' : `${engagement.correctedFor} months`,
    text: 'in which we correct our own mistakes free of charge',
  },
]

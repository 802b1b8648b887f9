import type {Engagement} from '../data/engagements'

/** "5–10 working days". */
export const workingDays = ({workingDays: [least, most]}: Pick<Engagement, 'workingDays'>): string =>
  `${least}–${most} working days`

/** What a buyer asks first of any piece of work, as the figures of a `FactRow`. */
export const engagementFacts = (
  engagement: Pick<Engagement, 'workingDays' | 'correctedFor'>,
): readonly {figure: string; text: string}[] => [
  {figure: workingDays(engagement), text: 'from the day we have what we need to the handover'},
  {figure: 'In writing', text: 'what you get and what it costs, before the work begins'},
  {
    figure: engagement.correctedFor === 1 ? '1 month' : `${engagement.correctedFor} months`,
    text: 'in which we correct our own mistakes free of charge',
  },
]

import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {serverOptions, type OptionControl} from '../../../data/offer/serverOptions'
import {byScope, scopeNames} from './byScope'
import {OfferTable} from './OfferTable'

const controls: Readonly<Record<OptionControl, string>> = {
  you: translate({id: 'site.offer.control.you', message: 'You'}),
  us: translate({id: 'site.offer.control.us', message: 'Fixed by us'}),
}

/** The server options of the service, with their values and who decides them. */
export function ServerOptionsTable(): ReactNode {
  const rows = serverOptions.map(({option, effect, value, control}) => ({
    id: option,
    cells: [
      `\`${option}\``,
      translate({id: 'site.offer.optionValue', message: '{effect} Value: {value}.'}, {effect, value}),
      ...byScope(control, (who) => controls[who]),
    ],
  }))
  return (
    <OfferTable
      columns={[
        translate({id: 'site.offer.column.option', message: 'Option'}),
        translate({id: 'site.offer.column.effectAndValueOnTheService', message: 'Effect and value on the service'}),
        ...scopeNames,
      ]}
      rows={rows}
    />
  )
}

import type {ReactNode} from 'react'
import {serverOptions, type OptionControl} from '../../../data/offer/serverOptions'
import {byScope, scopeNames} from './byScope'
import {OfferTable} from './OfferTable'

const controls: Readonly<Record<OptionControl, string>> = {you: 'You', us: 'Fixed by us'}

/** The server options of the service, with their values and who decides them. */
export function ServerOptionsTable(): ReactNode {
  const rows = serverOptions.map(({option, effect, value, control}) => ({
    id: option,
    cells: [`\`${option}\``, `${effect} Value: ${value}.`, ...byScope(control, (who) => controls[who])],
  }))
  return <OfferTable columns={['Option', 'Effect and value on the service', ...scopeNames]} rows={rows} />
}

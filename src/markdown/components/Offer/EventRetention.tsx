import type {ReactNode} from 'react'
import {kept} from '../../../data/offer/retention'
import {byScope, scopeNames} from './byScope'
import {period} from '../../../lib/duration'
import {OfferTable} from './OfferTable'

const kinds = [
  {id: 'login-events', label: 'Login events', setting: '`eventsExpiration`'},
  {id: 'admin-events', label: 'Admin events', setting: '`adminEventsExpiration`'},
] as const

/** How long events are kept in a new deployment, and the longest time that a customer can set. */
export function EventRetention(): ReactNode {
  const rows = kinds.map(({id, label, setting}) => {
    const {days: first, maximum} = kept(id)
    return [`${label}, ${setting}`, period(first), ...byScope(maximum, period)]
  })
  const maxima = scopeNames.map((name) => `Most on a ${name.toLowerCase()}`)
  return <OfferTable columns={['Setting', 'New deployment', ...maxima]} rows={rows} />
}

import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {kept} from '../../../data/offer/retention'
import {byScope, scopeNames} from './byScope'
import {period} from '../../../lib/duration'
import {locale} from '../../../lib/locale'
import {OfferTable} from './OfferTable'

const kinds = [
  {
    id: 'login-events',
    label: translate({id: 'site.offer.loginEvents', message: 'Login events'}),
    setting: '`eventsExpiration`',
  },
  {
    id: 'admin-events',
    label: translate({id: 'site.offer.adminEvents', message: 'Admin events'}),
    setting: '`adminEventsExpiration`',
  },
] as const

/** How long events are kept in a new deployment, and the longest time that a customer can set. */
export function EventRetention(): ReactNode {
  const rows = kinds.map(({id, label, setting}) => {
    const {days: first, maximum} = kept(id)
    return [`${label}, ${setting}`, period(first, locale()), ...byScope(maximum, (count) => period(count, locale()))]
  })
  const maxima = scopeNames.map((name) =>
    translate({id: 'site.offer.mostOn', message: 'Most on a {name}'}, {name: name.toLowerCase()}),
  )
  return (
    <OfferTable
      columns={[
        translate({id: 'site.offer.column.setting', message: 'Setting'}),
        translate({id: 'site.offer.column.newDeployment', message: 'New deployment'}),
        ...maxima,
      ]}
      rows={rows}
    />
  )
}

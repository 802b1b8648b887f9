import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {dashboardRoles, permissions, type Permission} from '../../../data/offer/dashboard'
import {OfferTable} from './OfferTable'

function roleNames({roles}: Permission): string {
  if (roles.length === dashboardRoles.length) return translate({id: 'site.offer.allRoles', message: 'All roles'})
  return dashboardRoles
    .filter(({id}) => roles.includes(id))
    .map(({name}) => name)
    .join(', ')
}

/** Which roles include each permission of the dashboard. */
export function PermissionTable(): ReactNode {
  return (
    <OfferTable
      columns={[
        translate({id: 'site.offer.column.permission', message: 'Permission'}),
        translate({id: 'site.offer.column.roles', message: 'Roles'}),
      ]}
      rows={permissions.map((permission) => [permission.label, roleNames(permission)])}
    />
  )
}

import type {ReactNode} from 'react'
import {CellTable} from '../../kit/ui/CellTable'
import {viewRoles} from './server/viewRoles'

/** The roles with which the realm check reads a realm from its server, and what each adds. */
export function ViewRoleTable(): ReactNode {
  return (
    <CellTable
      columns={['Client role of realm-management', 'What the check can read']}
      rows={Object.entries(viewRoles).map(([role, adds]) => [`\`${role}\``, adds])}
    />
  )
}

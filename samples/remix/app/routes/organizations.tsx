import {organizationsOf} from '../organizations'
import {needSession} from '../session.server'
import type {Route} from './+types/organizations'

// #region organizations
export async function loader(args: Route.LoaderArgs) {
  const {user} = await needSession(args)
  return {organizations: organizationsOf(user)}
}

export default function Organizations({loaderData: {organizations}}: Route.ComponentProps) {
  return (
    <>
      <h1>Organizations</h1>
      <ul data-testid="organizations">
        {Object.entries(organizations).map(([id, {name, roles}]) => (
          <li key={id}>
            {name}: {roles.join(', ')}
          </li>
        ))}
      </ul>
    </>
  )
}
// #endregion organizations

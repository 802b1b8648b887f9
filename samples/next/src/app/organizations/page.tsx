import {organizationsOf} from '@/lib/organizations'
import {needSession} from '@/lib/session'

// #region organizations
export default async function Organizations() {
  const {user} = await needSession('/organizations')
  return (
    <>
      <h1>Organizations</h1>
      <ul data-testid="organizations">
        {Object.entries(organizationsOf(user)).map(([id, {name, roles}]) => (
          <li key={id}>
            {name}: {roles.join(', ')}
          </li>
        ))}
      </ul>
    </>
  )
}
// #endregion organizations

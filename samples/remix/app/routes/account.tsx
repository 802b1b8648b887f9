import {needSession} from '../session.server'
import type {Route} from './+types/account'

// #region claims
export async function loader(args: Route.LoaderArgs) {
  const {user} = await needSession(args)
  return {user}
}

export default function Account({loaderData: {user}}: Route.ComponentProps) {
  return (
    <>
      <h1>Account</h1>
      <p data-testid="user-name">{String(user.name)}</p>
      <dl data-testid="claims">
        {Object.entries(user).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
// #endregion claims

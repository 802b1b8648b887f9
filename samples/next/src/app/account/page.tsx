import {needSession} from '@/lib/session'

// #region claims
export default async function Account() {
  const {user} = await needSession('/account')
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

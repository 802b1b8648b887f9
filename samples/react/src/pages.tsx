import {useState} from 'react'
import {useAuth} from 'react-oidc-context'
import {accessToken, loginTo, organizationsOf} from './auth'

export function Home() {
  return (
    <>
      <h1>Home</h1>
      <p>This page is public.</p>
    </>
  )
}

// #region claims
export function Account() {
  const {user} = useAuth()
  return (
    <>
      <h1>Account</h1>
      <p data-testid="user-name">{user?.profile.name}</p>
      <dl data-testid="claims">
        {Object.entries(user?.profile ?? {}).map(([name, value]) => (
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

// #region organizations
export function Organizations() {
  const {user} = useAuth()
  return (
    <>
      <h1>Organizations</h1>
      <ul data-testid="organizations">
        {user &&
          organizationsOf(user).map(({name, roles}) => (
            <li key={name}>
              {name}: {roles.join(', ')}
            </li>
          ))}
      </ul>
    </>
  )
}
// #endregion organizations

// #region call-api
export function ApiCall() {
  const {signinRedirect} = useAuth()
  const [answer, setAnswer] = useState('')

  async function call() {
    // If the token can't be renewed, the session has ended.
    const token = await accessToken().catch(() => signinRedirect(loginTo('/call-api')))
    if (!token) return
    const headers = {Authorization: `Bearer ${token}`}
    const response = await fetch(`${import.meta.env.API_URL}/api/hello`, {headers})
    const {message, error} = await response.json()
    setAnswer(message ?? `${response.status} ${error}`)
  }

  const callAndShow = () => call().catch((error: unknown) => setAnswer(`The call failed: ${error}`))

  return (
    <>
      <h1>API call</h1>
      <button type="button" data-testid="call-api" onClick={() => void callAndShow()}>
        Call /api/hello
      </button>
      <p data-testid="api-answer" role="status">
        {answer}
      </p>
    </>
  )
}
// #endregion call-api

export function LoggedOut() {
  return (
    <>
      <h1>Logged out</h1>
      <p>You are logged out of this application and of Keycloak.</p>
    </>
  )
}

import {useState} from 'react'
import {needSession} from '../session.server'
import type {Route} from './+types/call-api'

// #region call-api
// Protects a page that has no data. Without a loader, the browser would show it without asking the server.
export async function loader(args: Route.LoaderArgs) {
  await needSession(args)
}

export default function ApiCall() {
  const [answer, setAnswer] = useState('')

  async function call() {
    const response = await fetch('/api/hello')
    // The session has ended, in this application or on the server.
    if (response.status === 401) return location.assign('/auth/login?returnTo=/call-api')
    const {message} = await response.json()
    setAnswer(message)
  }

  return (
    <>
      <h1>API call</h1>
      <button type="button" onClick={call} data-testid="call-api">
        Call /api/hello
      </button>
      <p data-testid="api-answer" role="status">
        {answer}
      </p>
    </>
  )
}
// #endregion call-api

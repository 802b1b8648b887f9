import {useState} from 'react'
import {needSession} from '../session.server'
import type {Route} from './+types/call-api'

// #region call-api
// A page without data is for users too: without a loader, nobody would ask the server on the way to it.
export async function loader(args: Route.LoaderArgs) {
  await needSession(args)
}

export default function ApiCall() {
  const [answer, setAnswer] = useState('')

  async function call() {
    const response = await fetch('/api/hello')
    // The session has ended, here or at the server.
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

'use client'

import {useState} from 'react'

// #region call-api
export function CallApi() {
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

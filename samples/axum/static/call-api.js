document.querySelector('[data-testid="call-api"]').addEventListener('click', async () => {
  const response = await fetch('/api/hello')
  // The session has ended, in this application or on the server.
  if (response.status === 401) return location.assign('/auth/login?returnTo=/call-api')
  const {message} = await response.json()
  document.querySelector('[data-testid="api-answer"]').textContent = message
})

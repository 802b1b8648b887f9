document.querySelector('[data-testid="call-api"]').addEventListener('click', async () => {
  // The header tells Quarkus that a script asks, which can't follow a redirect to the login.
  const response = await fetch('/api/hello', {headers: {'X-Requested-With': 'JavaScript'}})
  // The session has ended, in this application or on the server.
  if (!response.ok) return location.reload()
  const {message} = await response.json()
  document.querySelector('[data-testid="api-answer"]').textContent = message
})

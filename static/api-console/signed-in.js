// Where the identity server sends the window that the API console has opened. The site's opener policy cuts that window
// off from the console, so its answer is handed over by a channel that only pages of this origin can listen to.
// src/reference/console/signInWindow.ts is the other end.
const channel = new BroadcastChannel('api-console')
const {search} = location
const says = document.querySelector('[role=status]')

// A code is used once, but has no business in the history.
history.replaceState(null, '', location.pathname)

channel.addEventListener('message', ({data}) => {
  if (data !== 'received') return
  if (says) says.textContent = 'The console has the answer. You can close this window.'
  window.close()
})

if (search) channel.postMessage(search)
else if (says) says.textContent = 'There is no answer to hand over: your server sends you here after a sign-in.'

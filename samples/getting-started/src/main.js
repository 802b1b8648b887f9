import {callApi} from './api.js'
import * as auth from './auth.js'

/** @param {string} id */
function element(id) {
  const found = document.getElementById(id)
  if (!found) throw new Error(`index.html has no element with the id ${id}`)
  return found
}

/** @param {unknown} error */
function describe(error) {
  return error instanceof Error ? error.message : JSON.stringify(error)
}

/** @param {unknown} error */
function showProblem(error) {
  element('status').textContent = `Login is not available: ${describe(error)}`
}

/**
 * @param {string} id
 * @param {() => Promise<unknown>} action
 */
function onClick(id, action) {
  element(id).addEventListener('click', () => action().catch(showProblem))
}

function showHome() {
  element('home').hidden = false
}

// #region protected-view
/** @param {boolean} loggedIn */
async function showAccount(loggedIn) {
  if (!loggedIn) {
    await auth.login('/account')
    return
  }

  element('claims').replaceChildren(...auth.idTokenClaims().map(claimRow))
  element('access-token').textContent = auth.describeAccessToken()
  element('account').hidden = false
}

/** @param {[name: string, value: unknown]} claim */
function claimRow([name, value]) {
  const row = document.createElement('tr')
  for (const text of [name, JSON.stringify(value)]) {
    row.insertCell().textContent = text
  }
  return row
}
// #endregion protected-view

/** @param {boolean} loggedIn */
function showStatus(loggedIn) {
  element('status').textContent = loggedIn ? `Logged in as ${auth.username()}` : 'Logged out'
  element('login').hidden = loggedIn
  element('logout').hidden = !loggedIn
}

// #region show-api-answer
/** @param {() => Promise<string>} call */
async function showApiAnswer(call) {
  const answer = element('api-answer')
  answer.textContent = 'Calling…'
  answer.textContent = await call().catch(describe)
}

onClick('call-without-token', () => showApiAnswer(() => callApi('/api/hello')))
onClick('call-hello', () => showApiAnswer(async () => callApi('/api/hello', await auth.accessToken())))
onClick('call-reports', () => showApiAnswer(async () => callApi('/api/reports', await auth.accessToken())))
// #endregion show-api-answer

onClick('login', () => auth.login('/'))
onClick('logout', () => auth.logout())
onClick('refresh', async () => {
  await auth.refreshTokens()
  await showAccount(true)
})

// #region start
auth.onSessionEnd(() => location.replace('/'))

try {
  const loggedIn = await auth.startSession()
  showStatus(loggedIn)
  if (location.pathname === '/account') await showAccount(loggedIn)
  else showHome()
} catch (error) {
  showProblem(error)
}
// #endregion start

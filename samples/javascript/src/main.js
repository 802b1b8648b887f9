import {accessToken, findUser, finishLogin, login, logout} from './auth.js'

/** @typedef {import('oidc-client-ts').User} User */
/** @typedef {Record<string, {name: string, roles: string[]}>} Organizations */

/** @param {string} id @returns {HTMLElement} */
function element(id) {
  const found = document.querySelector(`[data-testid="${id}"]`)
  if (!(found instanceof HTMLElement)) throw new Error(`index.html has no element "${id}"`)
  return found
}

/** @param {string} name @param {string} text */
function textElement(name, text) {
  const made = document.createElement(name)
  made.textContent = text
  return made
}

/** @param {unknown} error */
function showError(error) {
  element('login-error').textContent = `The login failed: ${error instanceof Error ? error.message : error}`
  element('login-error').hidden = false
  showSession(null)
}

// #region claims
/** @param {User} user */
function showAccount({profile}) {
  element('user-name').textContent = profile.name ?? profile.sub
  element('claims').replaceChildren(
    ...Object.entries(profile).flatMap(([name, value]) => [
      textElement('dt', name),
      textElement('dd', typeof value === 'string' ? value : JSON.stringify(value)),
    ]),
  )
}
// #endregion claims

// #region organizations
/** @param {User} user */
function showOrganizations({profile}) {
  const organizations = /** @type {Organizations} */ (profile.organizations ?? {})
  element('organizations').replaceChildren(
    ...Object.values(organizations).map(({name, roles}) => textElement('li', `${name}: ${roles.join(', ')}`)),
  )
}
// #endregion organizations

// #region call-api
async function callApi() {
  // If the token can't be renewed, the session has ended.
  const token = await accessToken().catch(() => login('/call-api'))
  if (!token) return
  const headers = {Authorization: `Bearer ${token}`}
  const response = await fetch(`${import.meta.env.API_URL}/api/hello`, {headers})
  const {message, error} = await response.json()
  showAnswer(message ?? `${response.status} ${error}`)
}

/** @param {string} answer */
function showAnswer(answer) {
  element('api-answer').textContent = answer
}
// #endregion call-api

// #region protected
/** @type {Record<string, (user: User) => void>} */
const protectedPages = {'/account': showAccount, '/organizations': showOrganizations, '/call-api': () => undefined}

/** Shows the page at the current address. If it's protected, visitors log in first. */
async function show() {
  const path = location.pathname
  const user = await findUser()
  const fill = protectedPages[path]
  if (fill && !user) return login(path)
  if (fill && user) fill(user)
  showSession(user)
  for (const section of document.querySelectorAll('section')) section.hidden = section.dataset.path !== path
}
// #endregion protected

/** @param {User | null} user */
function showSession(user) {
  const session = element('session')
  session.dataset.state = user ? 'in' : 'out'
  session.textContent = user ? `Logged in as ${user.profile.name}` : 'Not logged in'
  element('login').hidden = user !== null
  element('logout').hidden = user === null
}

// #region start
async function start() {
  if (location.pathname === '/callback') {
    const path = await finishLogin()
    if (path === undefined) return
    history.replaceState(null, '', path)
  }
  await show()
}

element('login').addEventListener('click', () => login('/').catch(showError))
element('logout').addEventListener('click', () => logout().catch(showError))
element('call-api').addEventListener('click', () => callApi().catch((error) => showAnswer(`The call failed: ${error}`)))

// Change pages without a reload, because a reload would lose the tokens.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest('nav a')
  if (!(link instanceof HTMLAnchorElement)) return
  event.preventDefault()
  history.pushState(null, '', link.href)
  show().catch(showError)
})
addEventListener('popstate', () => show().catch(showError))

start().catch(showError)
// #endregion start

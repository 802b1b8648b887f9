#!/usr/bin/env node
import * as oidc from './oidc.js'
import {alone, deleteTokens, readTokens, writeTokens} from './store.js'

class NotLoggedIn extends Error {
  message = 'You are not logged in. Run "acme login".'
}

// #region access-token
/** An access token that is valid for at least a few seconds. */
const accessToken = () =>
  alone(async () => {
    const tokens = await readTokens()
    if (!tokens) throw new NotLoggedIn()
    if (tokens.expiresAt > Date.now() + 5000) return tokens.accessToken
    const renewed = await oidc.renew(tokens.refreshToken).catch(async (error) => {
      // The server is down, so the tokens might still be good.
      if (error.error !== 'invalid_grant') throw error
      await deleteTokens()
      throw new NotLoggedIn()
    })
    await writeTokens(renewed)
    return renewed.accessToken
  })
// #endregion access-token

// #region commands
/** @type {Record<string, () => Promise<void>>} */
const commands = {
  async login() {
    const tokens = await oidc.logIn((address, code) => {
      console.log(`Open ${address}`)
      console.log(`and check that the page shows the code ${code}.`)
    })
    await writeTokens(tokens)
    const {name} = await oidc.userInfo(tokens.accessToken)
    console.log(`Logged in as ${name}.`)
  },

  async whoami() {
    const {preferred_username: username, email} = await oidc.userInfo(await accessToken())
    console.log(`${username} <${email}>`)
  },

  async organizations() {
    const {organizations} = await oidc.userInfo(await accessToken())
    for (const {name, roles} of Object.values(organizations ?? {})) console.log(`${name}: ${roles.join(', ')}`)
  },

  async invoices() {
    const {roles} = await oidc.userInfo(await accessToken())
    // Saves a call that the API would refuse. The API has to check the role too.
    if (!Array.isArray(roles) || !roles.includes('billing')) throw new Error('This command needs the role "billing".')
    console.log('A-1001\nA-1002')
  },

  async logout() {
    await alone(async () => {
      const tokens = await readTokens()
      await deleteTokens()
      if (tokens) await oidc.logOut(tokens.refreshToken)
    })
    console.log('Logged out.')
  },
}
// #endregion commands

/** What to tell the user. @param {any} error */
function messageOf(error) {
  if (error.error === 'access_denied') return 'You denied the login in the browser.'
  if (error.error === 'expired_token') return 'The code has expired. Run "acme login" again.'
  return error.error_description ?? error.cause?.message ?? error.message
}

const command = commands[process.argv[2] ?? '']
if (command) {
  await command().catch((error) => {
    console.error(messageOf(error))
    process.exitCode = 1
  })
} else {
  console.error(`Usage: acme ${Object.keys(commands).join('|')}`)
  process.exitCode = 2
}

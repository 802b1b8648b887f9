import assert from 'node:assert/strict'
import {spawn} from 'node:child_process'
import {existsSync} from 'node:fs'
import {after, before, describe, it} from 'node:test'
import {chromium} from 'playwright-core'

if (existsSync('.env')) process.loadEnvFile('.env')

const environment = {
  KEYCLOAK_REALM: 'acme',
  KEYCLOAK_CLIENT_ID: 'acme-web',
  API_AUDIENCE: 'acme-api',
  WEB_URL: 'http://localhost:5173',
  API_URL: 'http://localhost:4000',
  TEST_USERNAME: 'alice',
  TEST_PASSWORD: 'local-use-only',
  CHROMIUM_PATH: '/usr/bin/chromium',
  ...process.env,
}

const skip =
  !process.env.KEYCLOAK_URL && 'KEYCLOAK_URL is not set. Start Keycloak with realm.json imported, and set its URL.'

describe('login in a browser', {skip, timeout: 120_000}, () => {
  /** @type {import('node:child_process').ChildProcess} */
  let sample
  /** @type {import('playwright-core').Browser} */
  let browser
  /** @type {import('playwright-core').Page} */
  let page

  before(async () => {
    sample = spawn(process.execPath, ['start.js'], {
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await ready(sample, `Web  ${environment.WEB_URL}`)
    browser = await chromium.launch({
      executablePath: environment.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-background-networking'],
    })
    page = await browser.newPage({baseURL: environment.WEB_URL})
    page.setDefaultTimeout(20_000)
  })

  after(async () => {
    await browser?.close()
    sample?.kill()
  })

  /** @param {string} name */
  const click = (name) => page.getByRole('button', {name, exact: true}).click()

  /**
   * @param {string} selector
   * @param {string | RegExp} text
   */
  const see = (selector, text) => page.locator(selector, {hasText: text}).waitFor()

  it('starts logged out, and the API rejects a call without a token', async () => {
    await page.goto('/')
    await see('#status', 'Logged out')

    await click('Call the API without a token')
    await see('#api-answer', '401 {"error":"missing_token"}')
  })

  it('redirects a visitor of the protected view to the login page and back', async () => {
    await page.goto('/account')
    await page.locator('#username').fill(environment.TEST_USERNAME)
    await page.locator('#password').fill(environment.TEST_PASSWORD)
    await page.locator('#kc-login').click()

    await see('#status', `Logged in as ${environment.TEST_USERNAME}`)
    assert.equal(new URL(page.url()).pathname, '/account')
    await see('#claims', '"acme-web"')
  })

  it('refreshes the tokens', async () => {
    const old = await page.locator('#access-token').textContent()
    await click('Refresh the tokens')
    await page.waitForFunction((text) => document.querySelector('#access-token')?.textContent !== text, old)
  })

  it('stays logged in after a reload, and the API checks the roles of the user', async () => {
    await page.goto('/')
    await see('#status', `Logged in as ${environment.TEST_USERNAME}`)

    await click('Call /api/hello')
    await see('#api-answer', `200 {"message":"Hello ${environment.TEST_USERNAME}"}`)
    await click('Call /api/reports')
    await see('#api-answer', /^(200 \{"reports"|403 \{"error":"insufficient_scope")/)
  })

  it('ends the session at logout', async () => {
    await click('Log out')
    await see('#status', 'Logged out')

    await page.goto('/account')
    await page.locator('#kc-login').waitFor()
  })
})

/**
 * @param {import('node:child_process').ChildProcess} process
 * @param {string} line that it prints when it's ready
 */
function ready(process, line) {
  return new Promise((resolve, reject) => {
    process.once('exit', (code) => reject(new Error(`The sample exited with code ${code} before it was ready`)))
    process.stdout?.on('data', (chunk) => String(chunk).includes(line) && resolve(undefined))
  })
}

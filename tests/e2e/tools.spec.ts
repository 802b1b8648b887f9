import {readFileSync} from 'node:fs'
import type {Locator, Page} from '@playwright/test'
import deliveries from '../../src/tools/webhook/fixtures/deliveries.json'
import jwt from '../../src/tools/jwt/fixtures/keycloak-26.7.3.json'
import {ToolAttribute} from '../../src/tools/attributes'
import type {ToolName} from '../../src/tools/forms'
import {foundOn, setMode} from '../lib/axe'
import {addressOf} from '../lib/ownAddress'
import {refuse} from '../lib/refuse'
import {expect, mayLog, test} from '../lib/test'
import {views} from '../lib/views'

/** What a test enters into a tool, by the label of the field, and what the tool answers. */
type Trial = {
  tool: ToolName
  path: string
  /** Fields of text. The first is the one that takes 1 MB of noise. */
  entered: Readonly<Record<string, string>>
  answer: RegExp
}

const [delivery] = deliveries.deliveries
if (delivery === undefined) throw new Error('src/tools/webhook/fixtures/deliveries.json has no delivery.')
const token = jwt.tokens.codeAccess
const samlResponse = readFileSync('src/tools/saml/fixtures/response-signed-both.body.txt', 'utf8').trim()

const trials: readonly Trial[] = [
  {
    tool: 'jwt',
    path: '/docs/tools/jwt/',
    entered: {Token: token, 'Audience that the API expects': 'acme-api'},
    answer: /An API would answer 401/,
  },
  {
    tool: 'saml',
    path: '/docs/tools/saml/',
    entered: {'SAML message': samlResponse},
    answer: /expired|signed/i,
  },
  {
    tool: 'webhook',
    path: '/docs/tools/webhook/',
    entered: {'Raw body': `${delivery.body} `, 'Signature header': delivery.signature, Secret: deliveries.secret},
    answer: /trailing|space|differs/i,
  },
  {
    tool: 'errors',
    path: '/docs/tools/error-lookup/',
    entered: {
      Message:
        '2026-11-27 09:12:44,512 WARN  [org.keycloak.events] (executor-thread-12) type="LOGIN_ERROR", realmId="0b3f", clientId="acme-web", ipAddress="10.0.0.7", error="invalid_redirect_uri"',
    },
    answer: /redirect/i,
  },
  {
    tool: 'authorization',
    path: '/docs/tools/authorization-request/',
    entered: {
      Issuer: 'https://auth.example.com/realms/acme',
      'Client ID': 'acme-web',
      'Redirect URI': 'https://app.acme.example/callback',
    },
    answer: /code_challenge/,
  },
  {
    tool: 'hostname',
    path: '/docs/tools/hostname/',
    entered: {'Address that users see': 'https://auth.example.com'},
    answer: /hostname=https:\/\/auth\.example\.com/,
  },
  {
    tool: 'upgrade',
    path: '/docs/tools/upgrade-planner/',
    entered: {},
    answer: /every installation/,
  },
  {
    tool: 'realmCheck',
    path: '/docs/tools/realm-check/',
    entered: {
      'Or paste the JSON': JSON.stringify({
        realm: 'acme',
        sslRequired: 'none',
        clients: [
          {clientId: 'spa', publicClient: true, standardFlowEnabled: true, redirectUris: ['*'], webOrigins: ['*']},
        ],
      }),
    },
    answer: /spa/,
  },
]

const formOf = (page: Page, {tool}: Trial): Locator => page.locator(`form[${ToolAttribute.name}=${tool}]`)
const reportOf = (page: Page): Locator => page.locator('.tool-report')
const statusOf = (page: Page): Locator => page.locator('.tool-status')

async function enter(page: Page, trial: Trial): Promise<Locator> {
  const form = formOf(page, trial)
  for (const [label, value] of Object.entries(trial.entered)) await form.getByLabel(label, {exact: true}).fill(value)
  return form
}

/** The first button of a form, which runs the tool. */
const primary = (form: Locator): Locator => form.locator('button[type=submit]').first()

for (const trial of trials) {
  test.describe(`the tool ${trial.tool}`, () => {
    test('loads its script when a reader turns to it, answers by keyboard, and sends and stores nothing', async ({
      page,
      baseURL,
    }) => {
      const scripts: string[] = []
      const sent: string[] = []
      page.on('request', (request) => {
        const url = new URL(request.url())
        if (request.postData() !== null || url.search !== '' || !url.href.startsWith(String(baseURL)))
          sent.push(url.href)
        if (url.pathname.startsWith(addressOf('/assets/inline/'))) scripts.push(url.pathname)
      })
      await page.goto(trial.path)
      await page.waitForLoadState('networkidle')
      expect(scripts).toEqual([])

      const form = await enter(page, trial)
      await primary(form).focus()
      // The only button of this tool that calls a server has another test.
      if (trial.tool !== 'jwt') await page.keyboard.press('Enter')
      await expect(reportOf(page)).toContainText(trial.answer)
      await expect(statusOf(page)).toHaveText(/error|warning/)
      expect(sent).toEqual([])
      expect(new URL(page.url()).search).toBe('')
      const stored = await page.evaluate(() =>
        [localStorage, sessionStorage].flatMap((storage) => Object.values<string>(storage)).join('\n'),
      )
      for (const value of Object.values(trial.entered)) expect(stored).not.toContain(value)
    })

    test('axe finds nothing in its answer, on a phone and on a wide screen', async ({page}) => {
      await page.goto(trial.path)
      const form = await enter(page, trial)
      if (trial.tool !== 'jwt') await primary(form).click()
      await expect(reportOf(page)).toContainText(trial.answer)
      for (const [mode, width] of views) {
        await page.setViewportSize({width, height: 900})
        await setMode(page, mode)
        expect(await foundOn(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
    })
  })
}

test.describe('tools', () => {
  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false})

    test('show no form, and lead to the section that does without them', async ({page}) => {
      for (const trial of trials) {
        await page.goto(trial.path)
        await expect(formOf(page, trial).getByRole('button')).toHaveCount(0)
        await formOf(page, trial).getByRole('link', {name: 'Do the same without the tool'}).click()
        await expect(page.getByRole('heading', {name: 'Without the tool'})).toBeInViewport()
      }
    })
  })

  test('answer 1 MB of noise with a message, and the page stays usable', async ({page}) => {
    const noises = ['<'.repeat(2 ** 20), '.'.repeat(2 ** 20), '{"a":'.repeat(2 ** 18), 'A'.repeat(2 ** 20)]
    for (const trial of trials.filter(({tool}) => ['jwt', 'saml', 'webhook', 'errors', 'realmCheck'].includes(tool))) {
      await page.goto(trial.path)
      const [label = ''] = Object.keys(trial.entered)
      const field = formOf(page, trial).getByLabel(label, {exact: true})
      for (const noise of noises) {
        await field.fill(noise)
        if (trial.tool !== 'jwt') await primary(formOf(page, trial)).click()
        await expect(statusOf(page)).not.toHaveText('')
        await field.fill('')
      }
    }
  })

  test('have as much space between the fields that are folded away as between the others', async ({page}) => {
    await page.goto('/docs/tools/authorization-request/')
    const form = page.locator(`form[${ToolAttribute.name}]`)
    await form.getByText('Response, PKCE, prompt, and other parameters').click()
    const spaceBetween = async (one: string, other: string): Promise<number> => {
      const bottom = form.getByLabel(one, {exact: true}).evaluate((field) => field.getBoundingClientRect().bottom)
      const top = form.getByText(other, {exact: true}).evaluate((label) => label.getBoundingClientRect().top)
      return (await top) - (await bottom)
    }
    expect(await spaceBetween('UI locales', 'Resource')).toBe(await spaceBetween('Client ID', 'Redirect URI'))
  })

  test('work offline after their first answer', async ({page, context}) => {
    const trial = trials.find(({tool}) => tool === 'jwt')
    if (!trial) throw new Error('There is no trial of the JWT tool.')
    await page.goto(trial.path)
    await enter(page, trial)
    await expect(reportOf(page)).toContainText(trial.answer)
    // On a slow machine, the sidebar's entries are still on their way: they come with the reader's first action.
    mayLog(page, /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED at \S+\/assets\/sidebars\//)
    await context.setOffline(true)
    await page.getByLabel('Token', {exact: true}).fill('not a token')
    await expect(reportOf(page)).not.toContainText(trial.answer)
    await expect(statusOf(page)).toHaveText('1 warning.')
  })

  test('say that their script did not load, keep what was entered, and answer on Retry', async ({page}) => {
    await refuse(page, '**/assets/inline/tools.*')
    const trial = trials.find(({tool}) => tool === 'hostname')
    if (!trial) throw new Error('There is no trial of the hostname tool.')
    await page.goto(trial.path)
    const form = await enter(page, trial)
    await primary(form).click()
    await expect(form.getByRole('alert')).toContainText("This didn't load.")
    await page.unrouteAll()
    await form.getByRole('button', {name: 'Retry'}).click()
    await expect(reportOf(page)).toContainText(trial.answer)
  })

  test('a report is copied as Markdown with whole addresses', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/docs/tools/jwt/')
    await page.getByLabel('Token', {exact: true}).fill(token)
    await page.getByRole('button', {name: 'Copy report'}).click()
    await expect(page.getByRole('button', {name: 'Copied', exact: true})).toBeVisible()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    expect(text).toMatch(/^- \*\*(Error|Warning|Note):\*\* /)
    expect(text).toContain(`](${new URL(page.url()).origin}${addressOf('/docs/')}`)
  })
})

test.describe('the JWT tool', () => {
  const issuer = 'https://auth.example.com/realms/acme'

  /** A realm that answers for its keys. */
  async function serve(page: Page, keys: unknown, discovered = issuer): Promise<string[]> {
    const asked: string[] = []
    await page.route('https://auth.example.com/**', (route) => {
      const {pathname} = new URL(route.request().url())
      asked.push(`${route.request().method()} ${pathname}`)
      expect(route.request().headers()).not.toHaveProperty('authorization')
      const json = pathname.endsWith('/.well-known/openid-configuration')
        ? {issuer: discovered, jwks_uri: `${issuer}/protocol/openid-connect/certs`}
        : keys
      return route.fulfill({json, headers: {'Access-Control-Allow-Origin': '*'}})
    })
    return asked
  }

  const verify = async (page: Page): Promise<void> => {
    await page.goto('/docs/tools/jwt/')
    await page.getByLabel('Token', {exact: true}).fill(token)
    await page.getByLabel('Issuer that the API expects').fill(issuer)
    await page.getByRole('button', {name: 'Verify signature'}).click()
  }

  test('verifies a signature with the keys of the issuer, which it asks only after a press', async ({page}) => {
    const asked = await serve(page, jwt.jwks)
    await page.goto('/docs/tools/jwt/')
    await page.getByLabel('Token', {exact: true}).fill(token)
    await page.getByLabel('Issuer that the API expects').fill(issuer)
    await expect(reportOf(page)).toContainText('Claims')
    expect(asked).toEqual([])
    await page.getByRole('button', {name: 'Verify signature'}).click()
    await expect(reportOf(page)).toContainText(/signature is valid/i)
    expect(asked).toEqual([
      'GET /realms/acme/.well-known/openid-configuration',
      'GET /realms/acme/protocol/openid-connect/certs',
    ])
  })

  test('says that the key of the token is missing from the key set', async ({page}) => {
    await serve(page, {keys: []})
    await verify(page)
    await expect(reportOf(page)).toContainText(/key/i)
    await expect(reportOf(page)).not.toContainText(/signature is valid/i)
  })

  test('says what to do if the server can not be read from a browser, or does not answer', async ({page}) => {
    await refuse(page, 'https://auth.example.com/**')
    await verify(page)
    await expect(reportOf(page)).toContainText('paste the key set')
  })

  test('calls no server over plain HTTP', async ({page}) => {
    await page.goto('/docs/tools/jwt/')
    await page.getByLabel('Token', {exact: true}).fill(token)
    await page.getByLabel('Issuer that the API expects').fill('http://auth.example.com/realms/acme')
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('auth.example.com')) asked.push(request.url())
    })
    await page.getByRole('button', {name: 'Verify signature'}).click()
    await expect(reportOf(page).or(statusOf(page)).filter({hasText: /https/i}).first()).toBeVisible()
    expect(asked).toEqual([])
  })
})

import type {BrowserContext, Page} from '@playwright/test'
import {brand} from '../../src/data/brand'
import {banner, dialog, footerButton, visitAfter} from '../lib/consent'
import {addressOf, OWN_ADDRESS, serveAt} from '../lib/ownAddress'
import {refuse} from '../lib/refuse'
import {expect, test} from '../lib/test'

const DOCS = '/docs/introduction/'

const {analytics} = brand
const counter = analytics?.provider === 'plausible' ? analytics : {site: '', endpoint: ''}
test.skip(counter.site === '', 'this brand counts page views otherwise, or not at all: see consentVariants.spec.ts')

type Sent = {body: unknown; type: string | undefined}

/** Page views are counted only there. */
test.use({baseURL: OWN_ADDRESS})

/** Where the tested build is served, as in playwright.config.ts. */
const LOCAL_URL = process.env.SITE_TEST_URL ?? 'http://localhost:3000'

/** Answers for the counter, and keeps what it was sent. Nothing else leaves this machine. */
async function countIn(context: BrowserContext, address = OWN_ADDRESS): Promise<Sent[]> {
  const sent: Sent[] = []
  await refuse(context, /^https:/)
  if (address !== LOCAL_URL) await serveAt(context, address, LOCAL_URL)
  await context.route(counter.endpoint, (route) => {
    const request = route.request()
    sent.push({body: request.postDataJSON(), type: request.headers()['content-type']})
    return route.fulfill({status: 202, body: 'ok', headers: {'Access-Control-Allow-Origin': '*'}})
  })
  return sent
}

/** The addresses that the counter was told of, without the site's own. */
const paths = (sent: readonly Sent[], baseURL = '') =>
  sent.map(({body}) =>
    body !== null && typeof body === 'object' && 'u' in body ? String(body.u).replace(baseURL, '') : body,
  )

/** As a reader does who returns to this tab; tabs of a headless browser are all shown. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

async function withdraw(page: Page): Promise<void> {
  await footerButton(page).click()
  await dialog(page).getByRole('button', {name: 'Reject all'}).click()
  await expect(dialog(page)).toBeHidden()
}

test(
  'the page on which tracking is allowed is counted at once, with path, campaign and hash, as Plausible takes it',
  {tag: '@1.16'},
  async ({page, context, baseURL}) => {
    const sent = await countIn(context)
    await page.goto(DOCS)
    const anchor = (await page.locator('.table-of-contents a').first().getAttribute('href')) ?? ''
    await page.goto(`${DOCS}?utm_source=news&code=secret${anchor}`)
    expect(sent).toEqual([])
    await banner(page).getByRole('button', {name: 'Accept all'}).click()
    await expect
      .poll(() => sent)
      .toEqual([
        {
          type: 'text/plain',
          body: {n: 'pageview', u: `${baseURL ?? ''}${DOCS}?utm_source=news${anchor}`, d: counter.site, r: null},
        },
      ])
  },
)

test(
  'no code, token, search word or text that an address holds is told',
  {tag: '@7.2'},
  async ({page, context, baseURL}) => {
    const sent = await countIn(context)
    await page.goto('/search/?q=password+of+alice#access_token=secret')
    await banner(page).getByRole('button', {name: 'Accept all'}).click()
    await expect.poll(() => paths(sent, baseURL)).toEqual(['/search/'])
    await page.evaluate((path) => location.assign(path), `${addressOf(DOCS)}?code=secret&state=secret#:~:text=secret`)
    await expect.poll(() => paths(sent, baseURL)).toEqual(['/search/', DOCS])
    expect(sent[1]?.body).toMatchObject({r: `${baseURL ?? ''}/search/`})
    expect(JSON.stringify(sent)).not.toMatch(/secret|password/)
  },
)

test('whether a page was helpful is told once tracking is allowed, and not before', async ({
  page,
  context,
  baseURL,
}) => {
  const sent = await countIn(context)
  await page.goto(DOCS)
  const feedback = page.getByRole('region', {name: 'Was this page helpful?'})
  await feedback.getByRole('button', {name: 'Yes'}).click()
  await expect(feedback.getByRole('status')).toHaveText('Thank you.')
  await banner(page).getByRole('button', {name: 'Accept all'}).click()
  await expect.poll(() => paths(sent, baseURL)).toEqual([DOCS])
  await page.reload()
  await expect.poll(() => paths(sent, baseURL)).toEqual([DOCS, DOCS])
  await feedback.getByRole('button', {name: 'Yes'}).click()
  await expect.poll(() => sent.at(-1)?.body).toMatchObject({n: 'Feedback', p: {helpful: 'yes'}})
  expect(sent).toHaveLength(3)
})

test.describe('with Global Privacy Control', () => {
  test.use({storageState: visitAfter('accepting', undefined, brand.domain)})

  test('nobody is asked or counted, whatever was allowed before, and the preferences say why', async ({
    page,
    context,
  }) => {
    const sent = await countIn(context)
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/assets/inline/analytics')) scripts.push(request.url())
    })
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', {value: true}))
    await page.goto(DOCS)
    await expect(banner(page)).toBeHidden()
    await footerButton(page).click()
    await expect(dialog(page)).toContainText('Your browser sends the Global Privacy Control signal')
    await expect(dialog(page).getByRole('checkbox', {name: 'Tracking'})).toHaveCount(0)
    await expect(dialog(page).getByRole('button', {name: /accept|reject|save/i})).toHaveCount(0)
    await dialog(page).getByRole('button', {name: 'Close'}).click()
    await page.getByRole('contentinfo').getByRole('link', {name: 'Contact', exact: true}).click()
    await expect(page).toHaveURL(/\/contact\/$/)
    expect(scripts).toEqual([])
    expect(sent).toEqual([])
  })
})

test('the page that led here is told with it', async ({page, context, baseURL}) => {
  const sent = await countIn(context)
  await page.goto('/')
  await page.evaluate((path) => location.assign(path), addressOf(DOCS))
  await page.waitForURL(`**${DOCS}`)
  await banner(page).getByRole('button', {name: 'Accept all'}).click()
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]?.body).toMatchObject({u: `${baseURL ?? ''}${DOCS}`, r: `${baseURL ?? ''}/`})
})

test('who refuses is not counted, and what would count is not even loaded', {tag: '@1.16'}, async ({page, context}) => {
  const sent = await countIn(context)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/assets/inline/analytics')) scripts.push(request.url())
  })
  await page.goto('/')
  await banner(page).getByRole('button', {name: 'Reject all'}).click()
  await expect(banner(page)).toBeHidden()
  await page.goto(`${DOCS}#terms`)
  await page.getByRole('contentinfo').getByRole('link', {name: 'Contact', exact: true}).click()
  await expect(page).toHaveURL(/\/contact\/$/)
  expect(scripts).toEqual([])
  expect(sent).toEqual([])
})

test.describe('once tracking is allowed', () => {
  test.use({storageState: visitAfter('accepting', undefined, brand.domain)})

  test(
    'each page is counted once, and again after back and forward, but not for a jump inside it',
    {tag: '@7.2'},
    async ({page, context, baseURL}) => {
      const sent = await countIn(context)
      await page.goto(DOCS)
      const expected = [DOCS]
      const isCounted = async (path: string) => {
        expected.push(path)
        await expect.poll(() => paths(sent, baseURL)).toEqual(expected)
      }
      await expect.poll(() => paths(sent, baseURL)).toEqual(expected)

      const target = (await page.locator('.table-of-contents a').first().getAttribute('href')) ?? ''
      await page.locator('.table-of-contents a').first().click()
      await expect(page).toHaveURL(`${OWN_ADDRESS}${DOCS}${target}`)
      // Looked at again, as after another choice.
      await comeBack(page)
      await page.getByRole('contentinfo').getByRole('link', {name: 'Contact', exact: true}).click()
      await isCounted('/contact/')
      await page.goBack()
      await isCounted(`${DOCS}${target}`)
      await page.goBack()
      await expect(page).toHaveURL(`${OWN_ADDRESS}${DOCS}`)
      await page.goForward()
      await page.getByRole('contentinfo').getByRole('link', {name: 'About', exact: true}).click()
      await isCounted('/company/about/')
    },
  )

  test('a page that is prepared in the background is counted when it is shown', async ({page, context, baseURL}) => {
    const sent = await countIn(context)
    await page.addInitScript(() => {
      Object.defineProperty(document, 'prerendering', {configurable: true, value: true})
    })
    await page.goto(DOCS)
    // What counts has been loaded and has had its turn.
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name)))
      .toContainEqual(expect.stringContaining('/assets/inline/analytics'))
    await comeBack(page)
    expect(sent).toEqual([])
    await page.evaluate(() => {
      Object.defineProperty(document, 'prerendering', {configurable: true, value: false})
      document.dispatchEvent(new Event('prerenderingchange'))
    })
    await expect.poll(() => paths(sent, baseURL)).toEqual([DOCS])
  })

  test('a page that the browser had kept is counted again when the reader comes back to it', async ({
    page,
    context,
    baseURL,
  }) => {
    const sent = await countIn(context)
    await page.goto(DOCS)
    await expect.poll(() => sent).toHaveLength(1)
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})))
    await expect.poll(() => paths(sent, baseURL)).toEqual([DOCS, DOCS])
  })

  test('a reader who withdraws is counted no more, on this page and on later ones', async ({page, context}) => {
    const sent = await countIn(context)
    await page.goto(DOCS)
    await expect.poll(() => sent).toHaveLength(1)
    await withdraw(page)
    await page.getByRole('contentinfo').getByRole('link', {name: 'Contact', exact: true}).click()
    await expect(page).toHaveURL(/\/contact\/$/)
    await page.goto('/company/about/#later')
    expect(sent).toHaveLength(1)
  })

  test('withdrawing in one tab counts in the others', async ({context}) => {
    const sent = await countIn(context)
    const [one, other] = [await context.newPage(), await context.newPage()]
    await one.goto(DOCS)
    await other.goto('/')
    await expect.poll(() => sent).toHaveLength(2)
    await withdraw(other)
    await one.getByRole('contentinfo').getByRole('link', {name: 'Contact', exact: true}).click()
    await expect(one).toHaveURL(/\/contact\/$/)
    expect(sent).toHaveLength(2)
  })

  test('a reader who allows it again is counted from then on, and no page twice', async ({page, context, baseURL}) => {
    const sent = await countIn(context)
    await page.goto(DOCS)
    await expect.poll(() => sent).toHaveLength(1)
    await withdraw(page)
    await footerButton(page).click()
    await dialog(page).getByRole('button', {name: 'Accept all'}).click()
    await expect(dialog(page)).toBeHidden()
    await page.getByRole('contentinfo').getByRole('link', {name: 'About', exact: true}).click()
    await expect.poll(() => paths(sent, baseURL)).toEqual([DOCS, '/company/about/'])
  })

  test('a counter that cannot be reached disturbs nobody', async ({page, context}) => {
    await refuse(context, /^https:/)
    await serveAt(context, OWN_ADDRESS, LOCAL_URL)
    const errors: string[] = []
    page.on('pageerror', (error) => void errors.push(error.message))
    const tried = page.waitForEvent('requestfailed', (request) => request.url() === counter.endpoint)
    await page.goto(DOCS)
    await tried
    expect(errors).toEqual([])
  })

  test('a blocker that keeps the script away disturbs nobody', async ({page, context}) => {
    const sent = await countIn(context)
    await refuse(page, '**/assets/inline/analytics.*')
    const errors: string[] = []
    page.on('pageerror', (error) => void errors.push(error.message))
    await page.goto(DOCS)
    expect(errors).toEqual([])
    expect(sent).toEqual([])
  })
})

for (const address of [LOCAL_URL, OWN_ADDRESS.replace(brand.domain, 'preview.example')]) {
  test.describe(`at ${address}`, () => {
    test.use({
      baseURL: address,
      storageState: visitAfter('accepting', undefined, new URL(address).hostname),
    })

    test('nothing is counted, neither a page nor an answer', async ({page, context}) => {
      const sent = await countIn(context, address)
      const loaded = page.waitForResponse((response) => response.url().includes('/assets/inline/analytics'))
      await page.goto(DOCS)
      await (await loaded).finished()
      const feedback = page.getByRole('region', {name: 'Was this page helpful?'})
      await feedback.getByRole('button', {name: 'Yes'}).click()
      await expect(feedback.getByRole('status')).toHaveText('Thank you.')
      await page.getByRole('contentinfo').getByRole('link', {name: 'Contact', exact: true}).click()
      await expect(page).toHaveURL(`${address}/contact/`)
      expect(sent).toEqual([])
    })
  })
}

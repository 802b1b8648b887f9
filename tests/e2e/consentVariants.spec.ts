import type {BrowserContext, Page} from '@playwright/test'
import type {Analytics} from '../../src/data/types'
import {CONSENT_COOKIE, consentRevision} from '../../src/consent/consent'
import {dialog, visitAfter} from '../lib/consent'
import {record} from '../lib/recorder'
import {refuse} from '../lib/refuse'
import {asks, serveShell, SHELL_ORIGIN} from '../lib/shellPage'
import {expect, test} from '../lib/test'

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface adds to another
  interface Window {
    /** What the fake tag was told. */
    commands?: unknown[][]
  }
}

const google = {provider: 'gtag', property: 'G-AB12CD34EF'} satisfies Analytics

test.describe('where nothing needs consent', () => {
  test('nobody is asked, and the preferences centre says so', async ({page, context}) => {
    await serveShell(context, undefined)
    const recording = await record(page, SHELL_ORIGIN)
    await page.goto(`${SHELL_ORIGIN}/`)
    await expect(asks(page)).toHaveCount(0)
    await page.getByRole('button', {name: 'Cookie preferences'}).click()
    await expect(dialog(page)).toContainText('This site uses only what is strictly necessary')
    await expect(dialog(page).getByRole('checkbox')).toHaveCount(1)
    await expect(dialog(page).getByRole('checkbox')).toBeDisabled()
    await expect(dialog(page).getByRole('button', {name: /accept|reject|save/i})).toHaveCount(0)
    await dialog(page).getByRole('button', {name: 'Close'}).click()
    await expect(dialog(page)).toBeHidden()
    expect(await recording.stored()).toEqual([])
    expect(recording.foreign).toEqual([])
  })
})

test('over https the choice travels over https only', async ({page, context}) => {
  await serveShell(context, google)
  await page.goto(`${SHELL_ORIGIN}/`)
  await expect(asks(page)).toHaveCount(1)
  await page.getByRole('button', {name: 'Reject all'}).click()
  await expect(asks(page)).toHaveCount(0)
  const [cookie] = await context.cookies()
  // A domain without a dot before it: not sent to the hosts below.
  expect(cookie).toMatchObject({name: CONSENT_COOKIE, secure: true, domain: 'shell.test'})
})

/** What stands in for Google's script: keeps cookies and reports page views, unless it is told not to. */
function fakeTag(property: string): void {
  const commands: unknown[][] = []
  window.commands = commands
  for (const name of ['_ga', property.replace('G-', '_ga_')])
    document.cookie = `${name}=GA1.1; domain=${location.hostname}; path=/`
  const take = (entry: IArguments): void => {
    commands.push(Array.from<unknown>(entry))
    const [kind, name, view] = Array.from<unknown>(entry)
    if (kind !== 'event' || name !== 'page_view' || Reflect.get(window, `ga-disable-${property}`) === true) return
    void fetch('https://region1.google-analytics.com/g/collect', {
      method: 'POST',
      body: JSON.stringify(view),
      mode: 'no-cors',
    })
  }
  const layer = window.dataLayer ?? []
  layer.forEach(take)
  layer.push = (...entries) => {
    entries.forEach(take)
    return entries.length
  }
}

test.describe('with Google Analytics', () => {
  const cookies = async (context: BrowserContext) => (await context.cookies()).map(({name}) => name).sort()

  async function serveTag(
    context: BrowserContext,
    analytics: Analytics = google,
  ): Promise<{loads: string[]; views: unknown[]}> {
    const loads: string[] = []
    const views: unknown[] = []
    await refuse(context, /^https:/)
    await context.route('https://www.googletagmanager.com/**', (route) => {
      loads.push(route.request().url())
      const body = `(${fakeTag.toString()})(${JSON.stringify(google.property)})`
      return route.fulfill({contentType: 'text/javascript', body})
    })
    await context.route('https://region1.google-analytics.com/**', (route) => {
      views.push(JSON.parse(route.request().postData() ?? 'null'))
      return route.fulfill({status: 204})
    })
    await serveShell(context, analytics)
    return {loads, views}
  }

  /** What the tag was told, without the time of its start. */
  const commandsOf = (page: Page) =>
    page.evaluate(() => (window.commands ?? []).map((command) => (command[0] === 'js' ? ['js'] : command)))

  const place = (path: string, referrer = '') => ({page_location: SHELL_ORIGIN + path, page_referrer: referrer})
  const view = (path: string, referrer?: string) => ({...place(path, referrer), send_to: google.property})

  test(
    'the tag is loaded when it is allowed, once, without advertising, and is told of each view',
    {tag: ['@1.16', '@7.3']},
    async ({page, context}) => {
      const {loads, views} = await serveTag(context)
      await page.goto(`${SHELL_ORIGIN}/?utm_source=news&code=secret#below`)
      await expect(page.locator('html')).toHaveAttribute('data-consent', 'ask')
      expect(loads).toEqual([])
      expect(await cookies(context)).toEqual([])

      await page.getByRole('button', {name: 'Accept all'}).click()
      await expect.poll(() => views).toEqual([view('/?utm_source=news#below')])
      expect(loads).toEqual([`https://www.googletagmanager.com/gtag/js?id=${google.property}`])
      expect(await commandsOf(page)).toEqual([
        [
          'consent',
          'default',
          {ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'granted'},
        ],
        ['js'],
        ['config', google.property, {send_page_view: false, cookie_domain: 'shell.test'}],
        ['set', place('/?utm_source=news#below')],
        ['event', 'page_view', view('/?utm_source=news#below')],
      ])

      await page.getByRole('link', {name: 'Other'}).click()
      await expect.poll(() => views).toEqual([view('/?utm_source=news#below'), view('/other/', `${SHELL_ORIGIN}/`)])
      expect(await cookies(context)).toEqual(['_ga', '_ga_AB12CD34EF', 'consent'])
    },
  )

  test(
    'withdrawing stops the tag, deletes its cookies and keeps it away from later pages',
    {tag: '@1.16'},
    async ({page, context}) => {
      const {loads, views} = await serveTag(context)
      await context.addCookies(visitAfter('accepting', consentRevision(google), 'shell.test').cookies)
      await page.goto(`${SHELL_ORIGIN}/`)
      await expect.poll(() => views).toEqual([view('/')])
      expect(await cookies(context)).toContain('_ga')

      await page.getByRole('button', {name: 'Cookie preferences'}).click()
      await dialog(page).getByRole('button', {name: 'Tracking'}).click()
      await expect(dialog(page).getByRole('cell', {name: '_ga_AB12CD34EF', exact: true})).toBeVisible()
      await dialog(page).getByRole('button', {name: 'Reject all'}).click()
      await expect(dialog(page)).toBeHidden()

      expect(await cookies(context)).toEqual(['consent'])
      expect(await page.evaluate((key) => window[key], `ga-disable-${google.property}` as const)).toBe(true)
      expect((await commandsOf(page)).at(-1)).toEqual(['consent', 'update', {analytics_storage: 'denied'}])
      await page.getByRole('link', {name: 'Below'}).click()
      await page.getByRole('link', {name: 'Other'}).click()
      await expect(page).toHaveURL(/\/other\//)
      expect(loads).toHaveLength(1)
      expect(views).toEqual([view('/')])
      expect(await cookies(context)).toEqual(['consent'])
    },
  )

  test('allowing it again on the same page starts the same tag again, which is told of jumps if they count', async ({
    page,
    context,
  }) => {
    const {loads, views} = await serveTag(context, {...google, countJumps: true})
    await page.goto(`${SHELL_ORIGIN}/`)
    await page.getByRole('button', {name: 'Accept all'}).click()
    await expect.poll(() => views).toHaveLength(1)
    await page.getByRole('button', {name: 'Reject all'}).click()
    await expect.poll(() => cookies(context)).toEqual(['consent'])
    await page.getByRole('button', {name: 'Accept all'}).click()
    await page.getByRole('link', {name: 'Below'}).click()
    await expect.poll(() => views).toEqual([view('/'), view('/#below')])
    expect(loads).toHaveLength(1)
  })
})

import {expect, test} from '@playwright/test'
import {hydrated} from '../lib/hydrated'
import {everyPage} from '../lib/sitemap'

for (const pathname of everyPage) {
  test(`${pathname} loads without an error, from this site alone, and does not scroll sideways at 320 px`, async ({
    page,
    baseURL,
  }) => {
    const errors: string[] = []
    const requests: string[] = []
    page.on('console', (message) => {
      // The browser reports the status of the not-found page itself as an error.
      const isExpected = pathname === '/no-such-page/' && message.text().includes('404')
      if (message.type() === 'error' && !isExpected) errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('request', (request) => requests.push(request.url()))

    const response = await page.goto(pathname)
    expect(response?.status()).toBe(pathname === '/no-such-page/' ? 404 : 200)
    await hydrated(page)

    expect(errors).toEqual([])
    expect(requests.filter((url) => !url.startsWith(baseURL ?? '') && !url.startsWith('data:'))).toEqual([])

    await page.setViewportSize({width: 320, height: 800})
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })

  test(`${pathname} shows its heading and text without JavaScript`, async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: false})
    const page = await context.newPage()
    await page.goto(pathname)
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    await expect(page.getByRole('main')).not.toBeEmpty()
    await context.close()
  })
}

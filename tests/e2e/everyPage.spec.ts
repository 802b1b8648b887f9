import {answered, expect, mayLog, test} from '../lib/readers'
import {everyPage} from '../lib/sitemap'

const NOT_FOUND = '/no-such-page/'

for (const pathname of everyPage) {
  test(
    `${pathname} loads without an error, from this site alone, and does not scroll sideways at 320 px`,
    {tag: '@1.1'},
    async ({readerPage: page, baseURL}) => {
      if (pathname === NOT_FOUND) mayLog(page, answered(404, /\/no-such-page\/$/))
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.url()))

      const response = await page.goto(pathname)
      expect(response?.status()).toBe(pathname === NOT_FOUND ? 404 : 200)

      expect(requests.filter((url) => !url.startsWith(baseURL ?? '') && !url.startsWith('data:'))).toEqual([])

      await page.setViewportSize({width: 320, height: 800})
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    },
  )

  test(`${pathname} shows its heading and text without JavaScript`, {tag: '@1.1'}, async ({noScriptPage: page}) => {
    if (pathname === NOT_FOUND) mayLog(page, answered(404, /\/no-such-page\/$/))
    await page.goto(pathname)
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    await expect(page.getByRole('main')).not.toBeEmpty()
  })
}

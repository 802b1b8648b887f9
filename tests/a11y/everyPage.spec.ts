import {expectNothingFound} from '../lib/axe'
import {everyPage} from '../lib/sitemap'
import {answered, mayLog, test} from '../lib/test'

const widths = [390, 1280] as const

for (const pathname of everyPage) {
  for (const width of widths) {
    test(`axe finds nothing on ${pathname} at ${width} px in both modes`, async ({page}) => {
      if (pathname === '/no-such-page/') mayLog(page, answered(404, /\/no-such-page\/$/))
      await page.setViewportSize({width, height: 900})
      await page.goto(pathname)
      await expectNothingFound(page)
    })
  }
}

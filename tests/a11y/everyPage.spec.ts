import {isEveryPage} from '../../scripts/lib/everyPage'
import {expectNothingFound, foundOn, switchToDark} from '../lib/axe'
import {everyPage} from '../lib/sitemap'
import {answered, expect, mayLog, test} from '../lib/test'

/**
 * How each page is looked at. axe spends nine tenths of its time on colors, so `npm test` looks at each mode at one width,
 * and `npm test -- --every-page` at both modes at both widths.
 */
const looks = isEveryPage()
  ? ([390, 1280] as const).map((width) => ({width, modes: 'both modes'}) as const)
  : ([
      {width: 390, modes: 'light mode'},
      {width: 1280, modes: 'dark mode'},
    ] as const)

for (const pathname of everyPage) {
  for (const {width, modes} of looks) {
    test(`axe finds nothing on ${pathname} at ${width} px in ${modes}`, async ({page}) => {
      if (pathname === '/no-such-page/') mayLog(page, answered(404, /\/no-such-page\/$/))
      await page.setViewportSize({width, height: 900})
      await page.goto(pathname)
      if (modes === 'both modes') return expectNothingFound(page)
      if (modes === 'dark mode') await switchToDark(page)
      expect(await foundOn(page)).toEqual([])
    })
  }
}

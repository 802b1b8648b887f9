import {visitAfter} from '../lib/consent'
import {expect, test} from '../lib/test'

/** A page of each kind of layout. */
const PAGES = [
  '/',
  '/product/sso/',
  '/pricing/',
  '/docs/sessions/audience/',
  '/docs/tools/jwt/',
  '/api/create-organization/',
  '/blog/',
  '/search/',
] as const

/** A desktop, and a phone on its side. */
const VIEWPORTS = [
  {width: 1280, height: 800},
  {width: 740, height: 360},
] as const

/** More than any page has. */
const MOST_STOPS = 600

test.use({storageState: visitAfter('rejecting')})

for (const path of PAGES)
  for (const viewport of VIEWPORTS) {
    const where = `${path} at ${viewport.width} × ${viewport.height} px`
    test(`the Tab key gets through ${where}, and each stop is seen and marked`, async ({page}) => {
      await page.emulateMedia({reducedMotion: 'reduce'})
      await page.setViewportSize(viewport)
      await page.goto(path)
      const address = page.url()
      let stops = 0
      let isEnd = false
      while (!isEnd && stops < MOST_STOPS) {
        await page.keyboard.press('Tab')
        const stop = await page.evaluate(() => {
          const focused = document.activeElement
          if (!focused || focused === document.body) return {isEnd: true, problem: ''}
          // A choice is drawn by its label, which carries the mark.
          const drawn = [focused, focused.nextElementSibling, focused.parentElement].filter((one) => one !== null)
          const marks = drawn.map((one) => getComputedStyle(one))
          const isMarked = marks.some(
            ({outlineStyle, outlineWidth, boxShadow}) =>
              (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
          )
          const boxes = [...focused.getClientRects(), ...drawn.map((one) => one.getBoundingClientRect())]
          const isSeen = boxes.some(({left, right, top, bottom}) => {
            const [x, y] = [
              (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
              (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
            ]
            const above = document.elementFromPoint(x, y)
            return above !== null && drawn.some((one) => one.contains(above) || above.contains(one))
          })
          const problem = [isMarked ? '' : 'not marked', isSeen ? '' : 'covered or outside'].filter(Boolean).join(', ')
          return {isEnd: false, problem: problem && `${problem}: ${focused.outerHTML.slice(0, 200)}`}
        })
        isEnd = stop.isEnd
        if (!isEnd) stops++
        expect(stop.problem).toBe('')
      }
      expect(isEnd, `the Tab key leaves the page after ${stops} stops`).toBe(true)
      expect(stops).toBeGreaterThan(15)
      expect(page.url()).toBe(address)
    })
  }

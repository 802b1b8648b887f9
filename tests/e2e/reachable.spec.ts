import type {Page} from '@playwright/test'
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

const desktop = {width: 1280, height: 800}
const phoneOnItsSide = {width: 740, height: 360}

/** The layouts that change most on a low screen. */
const LOW = ['/', '/docs/tools/jwt/', '/api/create-organization/'] as const

const visits = [
  ...PAGES.map((path) => ({path, viewport: desktop})),
  ...LOW.map((path) => ({path, viewport: phoneOnItsSide})),
]

/** More than any page has. */
const MOST_STOPS = 600

/** Where the focus is: at the end of the page, or on an element, with what is wrong with it. */
const stopOf = (page: Page): Promise<{isEnd: boolean; problem: string}> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return {isEnd: true, problem: ''}
    // A choice is drawn by its label, which carries the mark.
    const labels = focused instanceof HTMLInputElement ? (focused.labels ?? []) : []
    const drawn = [focused, ...labels]
    const isMarked = drawn.some((one) => {
      const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(one)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    })
    // A link over two lines has a box for each.
    const boxes = [...focused.getClientRects(), ...drawn.map((one) => one.getBoundingClientRect())]
    const isSeen = boxes.some(({left, right, top, bottom}) => {
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
      const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
      const above = document.elementFromPoint(x, y)
      return above !== null && drawn.some((one) => one.contains(above))
    })
    const problem = [isMarked ? '' : 'not marked', isSeen ? '' : 'covered or outside'].filter(Boolean).join(', ')
    return {isEnd: false, problem: problem && `${problem}: ${focused.outerHTML.slice(0, 200)}`}
  })

test.use({storageState: visitAfter('rejecting')})

for (const {path, viewport} of visits) {
  const where = `${path} at ${viewport.width} × ${viewport.height} px`
  test(`the Tab key gets through ${where}, and each stop is seen and marked`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'})
    await page.setViewportSize(viewport)
    await page.goto(path)
    const address = page.url()
    let stops = -1
    let isEnd = false
    while (!isEnd && stops < MOST_STOPS) {
      await page.keyboard.press('Tab')
      stops++
      let stop = await stopOf(page)
      // The page scrolls, or the bar comes back, after the key.
      if (stop.problem !== '') await expect.poll(async () => (stop = await stopOf(page)).problem).toBe('')
      isEnd = stop.isEnd
    }
    expect(isEnd, `the Tab key leaves the page after ${stops} stops`).toBe(true)
    expect(stops).toBeGreaterThan(15)
    expect(page.url()).toBe(address)
  })
}

test('with the Tab key on the home page, nothing has only the estimated height of what is far away', async ({page}) => {
  await page.goto('/')
  const estimated = () =>
    page
      .locator('main > section')
      .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).contentVisibility !== 'visible').length)
  expect(await estimated()).toBeGreaterThan(3)
  await page.keyboard.press('Tab')
  await expect.poll(estimated).toBe(0)
})

test('on the way back, the bar that returns covers no stop', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'})
  await page.setViewportSize(desktop)
  await page.goto('/docs/sessions/audience/')
  await page.getByRole('contentinfo').getByRole('link').last().focus()
  let stops = 0
  for (let isEnd = false; !isEnd && stops < MOST_STOPS; stops++) {
    let stop = await stopOf(page)
    if (stop.problem !== '') await expect.poll(async () => (stop = await stopOf(page)).problem).toBe('')
    isEnd = stop.isEnd
    await page.keyboard.press('Shift+Tab')
  }
  expect(stops).toBeGreaterThan(50)
})

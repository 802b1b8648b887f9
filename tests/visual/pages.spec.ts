import {existsSync} from 'node:fs'
import path from 'node:path'
import {expect, type Page} from '@playwright/test'
import {content} from '../../src/pages/style/_content'
import {folderOf, test} from './baseline'

const widths = [390, 768, 1440] as const
const modes = ['light', 'dark'] as const

/** A picture of a whole phone page is over a megabyte; one of this height is read, and compared, at a glance. */
const SLICE = 2000

type Subject = {
  name: string
  pathname: string
  /** The part of the page. */
  selector: string
  /** Pixels of its height that are compared, from its top. */
  height: number
  /** Default both. */
  modes?: readonly (typeof modes)[number][]
}

const subjects: readonly Subject[] = [
  {name: 'home', pathname: '/', selector: '#__docusaurus', height: 4 * SLICE},
  // Tree, text and contents, a table, a code block: what follows is more of the same.
  {name: 'docs', pathname: '/docs/introduction/keycloak/', selector: '.main-wrapper', height: SLICE},
  {name: 'docs-sequence', pathname: '/docs/introduction/keycloak/', selector: 'main figure:has(svg)', height: SLICE},
  // Each group shows both modes, and tests/e2e/style.spec.ts keeps them the same in a page of either mode.
  ...Object.values(content.groups).map(({id}) => ({
    name: `style-${id}`,
    pathname: '/style/',
    selector: `section[aria-labelledby="${id}"]`,
    height: 3 * SLICE,
    modes: ['light'] as const,
  })),
]

/** The rectangles that a part of the page is cut into: full width, SLICE high, the last one as high as it happens to be. */
async function slicesOf(page: Page, {selector, height}: Subject) {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not on the page.`)
  const whole = Math.floor(Math.min(box.height, height))
  return Array.from({length: Math.ceil(whole / SLICE)}, (_, index) => ({
    x: Math.floor(box.x),
    y: Math.floor(box.y) + index * SLICE,
    width: Math.ceil(box.width),
    height: Math.min(SLICE, whole - index * SLICE),
  }))
}

/** Pictures below the window come when the reader is near them; here they are all looked at. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode()))
  })
}

test('there are pictures that this machine can be compared with', ({baseline}) => {
  expect(baseline.exists, `No pictures in ${baseline.folder}. Make them with: npm test -- visual --update`).toBe(true)
})

for (const subject of subjects) {
  for (const width of widths) {
    for (const mode of subject.modes ?? modes) {
      const name = `${subject.name}-${width}-${mode}`

      test(`${name} looks as it did`, async ({page, baseline}) => {
        test.skip(!baseline.exists, `no pictures in ${baseline.folder}`)
        await page.emulateMedia({reducedMotion: 'reduce'})
        await page.setViewportSize({width, height: SLICE})
        await page.goto(`${subject.pathname}?docusaurus-theme=${mode}`)
        // A font that is not there in time is used from the next page on: the second view has it for certain.
        await page.reload()
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
        await page.evaluate(() => document.fonts.ready)
        await loadPictures(page)

        const slices = await slicesOf(page, subject)
        for (const [index, clip] of slices.entries()) {
          // Soft: one run shows every slice that differs.
          await expect.soft(page).toHaveScreenshot([baseline.folder, `${name}-${index + 1}.png`], {
            clip,
            // Only where it must: a picture larger than the window resizes it, and what is sticky may move.
            fullPage: clip.y + clip.height > SLICE,
            // They change on New Year's Eve, and with each check of the page.
            mask: [page.locator('.footer__copyright'), page.locator('article p time')],
          })
        }
        const surplus = path.join(folderOf(baseline), `${name}-${slices.length + 1}.png`)
        expect(existsSync(surplus), `${surplus} shows a part of the page that is gone: delete it.`).toBe(false)
      })
    }
  }
}

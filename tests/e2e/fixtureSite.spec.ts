import sharp from 'sharp'
import {expect, test} from '../lib/fixtureSite'

const pages = ['/', '/long/', '/docs/', '/docs/next/', '/docs/next/guides/first/', '/docs/next/hidden/']

for (const variant of ['system', 'noswitch', 'stock'] as const) {
  test.describe(`the fixture site ${variant}`, () => {
    test.use({variant})

    test('loads without an error', async ({page}) => {
      for (const pathname of pages) {
        await page.goto(pathname)
        await expect(page.getByRole('heading', {level: 1})).toBeVisible()
      }
    })
  })
}

test('on a phone, a wide Mermaid drawing is shaded at the edge behind which there is more', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800})
  await page.goto('/docs/next/guides/second/')
  const figure = page.getByRole('group', {name: 'A login in six steps'})
  await figure.scrollIntoViewIfNeeded()
  /** Whether the left or right edge of the figure is darker than its ground, above what is drawn. */
  const isShaded = async (side: 'left' | 'right'): Promise<boolean> => {
    const box = await figure.boundingBox()
    if (box === null) throw new Error('The figure is not shown.')
    const x = side === 'left' ? box.x : box.x + box.width - 10
    const picture = await page.screenshot({clip: {x, y: box.y + 4, width: 10, height: 16}})
    return (await sharp(picture).stats()).channels.some(({min}) => min < 230)
  }
  expect([await isShaded('left'), await isShaded('right')]).toEqual([false, true])
  await figure.evaluate((element) => (element.scrollLeft = element.scrollWidth))
  expect([await isShaded('left'), await isShaded('right')]).toEqual([true, false])
})

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
  /** The left or right edge of the figure, above what is drawn. */
  const edge = async (side: 'left' | 'right') => {
    const box = await figure.boundingBox()
    if (box === null) throw new Error('The figure is not shown.')
    const x = side === 'left' ? box.x : box.x + box.width - 10
    return (await page.screenshot({clip: {x, y: box.y + 4, width: 10, height: 16}})).toString('base64')
  }
  const plain = await edge('left')
  const shaded = await edge('right')
  expect(shaded).not.toBe(plain)
  await figure.evaluate((element) => (element.scrollLeft = element.scrollWidth))
  expect(await edge('right')).toBe(plain)
  expect(await edge('left')).not.toBe(plain)
})

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

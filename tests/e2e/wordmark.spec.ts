import {brand} from '../../src/data/brand'
import {addressOf} from '../lib/ownAddress'
import {expect, test} from '../lib/test'

for (const mode of ['light', 'dark'] as const) {
  test(`the footer has mark and name of the brand in ${mode} mode, and leads home`, async ({page}) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), mode)
    await page.goto('/docs/introduction/')
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
    const wordmark = page.getByRole('contentinfo').getByRole('link', {name: brand.name, exact: true})
    await expect(wordmark).toHaveAttribute('href', addressOf('/'))
    const marks = wordmark.locator('img:visible')
    await expect(marks).toHaveCount(1)
    await expect(marks).toHaveAttribute('src', addressOf(mode === 'light' ? '/img/logo.svg' : '/img/logo-dark.svg'))
  })

  test(`the style page shows the wordmark of either mode where it is ${mode}`, async ({page}) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), mode)
    await page.goto('/style/')
    for (const [pane, file] of [
      ['light', '/img/logo.svg'],
      ['dark', '/img/logo-dark.svg'],
    ] as const) {
      const marks = page.locator(`main [data-theme="${pane}"] img:visible[src^="${addressOf('/img/logo')}"]`)
      await expect(marks).toHaveCount(3)
      for (const mark of await marks.all()) await expect(mark).toHaveAttribute('src', addressOf(file))
    }
  })
}

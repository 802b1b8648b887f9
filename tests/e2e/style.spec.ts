import type {Page} from '@playwright/test'
import {expect, test} from '../lib/test'

/** The colours of everything in the parts that are always in one mode. */
function coloursIn(page: Page, mode: 'light' | 'dark'): Promise<string[]> {
  return page.locator(`main [data-theme="${mode}"]`).evaluateAll((panes) =>
    panes
      .flatMap((pane) => [pane, ...pane.querySelectorAll('*')])
      .map((element) => {
        const {color, backgroundColor, borderTopColor, outlineColor, fill, stroke, colorScheme} =
          getComputedStyle(element)
        return [element.tagName, color, backgroundColor, borderTopColor, outlineColor, fill, stroke, colorScheme].join(
          ' ',
        )
      }),
  )
}

for (const mode of ['light', 'dark'] as const) {
  test(`a part of a page that is in ${mode} mode looks the same in a page of either mode`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'})
    await page.goto('/style/?docusaurus-theme=light')
    const inLight = await coloursIn(page, mode)
    await page.goto('/style/?docusaurus-theme=dark')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(inLight.length).toBeGreaterThan(500)
    expect(await coloursIn(page, mode)).toEqual(inLight)
  })
}

test('the style page is not for search engines', async ({page}) => {
  await page.goto('/style/')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

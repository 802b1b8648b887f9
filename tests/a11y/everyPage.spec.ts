import AxeBuilder from '@axe-core/playwright'
import {expect, test} from '@playwright/test'
import {sitemap} from '../lib/sitemap'

const widths = [390, 1280] as const
const modes = ['light', 'dark'] as const

for (const pathname of [...sitemap, '/no-such-page/']) {
  for (const width of widths) {
    test(`axe finds nothing on ${pathname} at ${width} px in both modes`, async ({page}) => {
      await page.setViewportSize({width, height: 900})
      for (const mode of modes) {
        await page.goto(`${pathname}?docusaurus-theme=${mode}`)
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
        const {violations} = await new AxeBuilder({page}).analyze()
        const found = violations.flatMap(({id, help, nodes}) =>
          nodes.map(
            ({target, failureSummary}) => `${mode}: ${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`,
          ),
        )
        expect(found).toEqual([])
      }
    })
  }
}

import AxeBuilder from '@axe-core/playwright'
import {expect, test} from '@playwright/test'
import {everyPage} from '../lib/sitemap'

const widths = [390, 1280] as const
const modes = ['light', 'dark'] as const

for (const pathname of everyPage) {
  for (const width of widths) {
    test(`axe finds nothing on ${pathname} at ${width} px in both modes`, async ({page}) => {
      await page.setViewportSize({width, height: 900})
      await page.goto(pathname)
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
      for (const mode of modes) {
        // The mode is this attribute and nothing else: tests/e2e/shell.spec.ts switches it as a reader does.
        await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode)
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

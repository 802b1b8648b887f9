import AxeBuilder from '@axe-core/playwright'
import {expect, test, type Page} from '@playwright/test'
import {everyPage} from '../lib/sitemap'

const widths = [390, 1280] as const

/** The rules that look at colours. The mode changes nothing else: a page has the same elements in both. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

async function found(axe: AxeBuilder): Promise<string[]> {
  const {violations} = await axe.analyze()
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}

/** Switches the mode as the toggle does, and waits until every colour has arrived. */
async function switchToDark(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.documentElement.setAttribute('data-theme', 'dark')
    // A colour that is inherited by an element with a transition of its own starts that one later: look again.
    while (document.getAnimations().length > 0) {
      await Promise.allSettled(document.getAnimations().map(({finished}) => finished))
    }
  })
}

for (const pathname of everyPage) {
  for (const width of widths) {
    test(`axe finds nothing on ${pathname} at ${width} px in both modes`, async ({page}) => {
      await page.setViewportSize({width, height: 900})
      await page.goto(pathname)
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
      expect(await found(new AxeBuilder({page}))).toEqual([])
      await switchToDark(page)
      expect(await found(new AxeBuilder({page}).withRules(COLOR_RULES))).toEqual([])
    })
  }
}

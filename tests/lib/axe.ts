import AxeBuilder from '@axe-core/playwright'
import {expect, type Page} from '@playwright/test'
import {quickAxe} from './axeSource'

/** The rules that look at colours. The mode changes nothing else: a page has the same elements in both. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * axe for a page whose frames, if it has any, are of this site: one pass in the page itself, which names what is wrong and
 * does not describe what is right. Three times as fast as its default (home 1.0 s for 3.0 s, a docs page 1.4 s for 3.9 s).
 */
function axeFor(page: Page, axeSource = quickAxe): AxeBuilder {
  return new AxeBuilder({page, axeSource}).setLegacyMode().options({
    resultTypes: ['violations'],
    // A criterion of WCAG 2.2, whose rules axe leaves out until they are asked for.
    rules: {'target-size': {enabled: true}},
  })
}

/** What axe finds wrong, a line for each element. */
async function found(axe: AxeBuilder): Promise<string[]> {
  const {violations} = await axe.analyze()
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}

/**
 * Opens each closed <details> whose content CSS shows, such as the table of contents on a wide screen. axe takes the content of
 * every closed one for hidden: it checks no link there, and finds nothing to focus in a column that scrolls.
 */
const openShown = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details'))
      details.open ||= getComputedStyle(details, '::details-content').contentVisibility === 'visible'
  })

/**
 * What axe finds wrong on the page as it is now, a line for each element.
 * @param axeSource axe's script. Default: the quick one.
 */
export async function foundOn(page: Page, axeSource = quickAxe): Promise<string[]> {
  await openShown(page)
  return found(axeFor(page, axeSource))
}

/**
 * Waits until every colour has arrived. A colour that is inherited by an element with a transition of its own starts that one
 * later, so this looks again and again. It must leave the browser time between two looks: after the end of an animation, it may
 * be listed until the next frame.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().length === 0)
}

/**
 * Sets the color mode as the toggle does, with every color there at once. In content that the browser skips (`content-visibility`,
 * a closed <details>), a transition would start only when axe asks for the color, or would never end.
 */
export const setMode = (page: Page, mode: 'light' | 'dark'): Promise<void> =>
  page.evaluate((theme) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(sheet)
    document.documentElement.setAttribute('data-theme', theme)
  }, mode)

export const switchToDark = (page: Page): Promise<void> => setMode(page, 'dark')

/** Fails where axe finds anything on the page as it is now, which has to be in light mode, or in dark mode. */
export async function expectNothingFound(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  expect(await foundOn(page)).toEqual([])
  await switchToDark(page)
  expect(await found(axeFor(page).withRules(COLOR_RULES))).toEqual([])
}

/** Fails where axe finds anything in a part of the page as it is now. */
export async function expectNothingFoundIn(page: Page, selector: string): Promise<void> {
  expect(await found(axeFor(page).include(selector))).toEqual([])
}

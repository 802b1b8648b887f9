import type {Page} from '@playwright/test'
import type {SiteName} from '../lib/options'

/** Something that a reader does on a docs page as soon as it is painted. */
export type Interaction = {
  what: string
  /** Selects what is there once it has had its effect. */
  done: string
  /** Selects what is pressed; the first that is visible is. Default: nothing. */
  target?: string
  /** Done in the place of a press where no target is on the page. Default: nothing. */
  otherwise?: (page: Page) => Promise<unknown>
}

/** What is done on which site. */
export const interactions: Readonly<Record<SiteName, readonly Interaction[]>> = {
  ours: [{what: 'colour mode', done: 'html[data-theme=dark]', target: '[data-color-mode-switch]'}],
  docusaurus: [{what: 'colour mode', done: 'html[data-theme=dark]', target: 'button[class*=toggleButton]'}],
  vitepress: [{what: 'colour mode', done: 'html.dark', target: '.VPSwitchAppearance'}],
  starlight: [
    {
      what: 'colour mode',
      done: 'html[data-theme=dark]',
      otherwise: async (page) => {
        const select = page.locator('starlight-theme-select select').locator('visible=true').first()
        // A choice that is made already is no change.
        await select.selectOption('light')
        await select.selectOption('dark')
      },
    },
  ],
}

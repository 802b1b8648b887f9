import {COLOR_MODE_KEY} from '../../consent/storedKeys'
import {choiceOf, nextChoice, type ColorModeChoice} from './colorMode'
import {on} from '../../lib/dom.client'
import {storage} from '../../consent/storage.client'

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)')

/**
 * The colour mode lives in the attributes data-theme and data-theme-choice of the root element, where the head's script
 * has put it before anything was painted. React, once it is there, follows by the storage event.
 */
export function colorMode(): void {
  const root = document.documentElement

  function show(choice: ColorModeChoice): void {
    // What the configuration does not use is left out of the page.
    if (INLINE_SETTINGS.colorMode.respectPrefersColorScheme) {
      root.dataset.theme = choice !== 'system' ? choice : systemIsDark().matches ? 'dark' : 'light'
      root.dataset.themeChoice = choice
    } else
      root.dataset.theme = root.dataset.themeChoice =
        choice === 'system' ? INLINE_SETTINGS.colorMode.defaultMode : choice
  }

  if (!INLINE_SETTINGS.colorMode.disableSwitch) {
    // The head's script takes any stored word for a mode.
    if (choiceOf(root.dataset.theme) === 'system') show('system')
    for (const button of document.querySelectorAll<HTMLButtonElement>('[data-color-mode-switch]'))
      button.disabled = false

    on('click', '[data-color-mode-switch]', () => {
      const choice = nextChoice(choiceOf(root.dataset.themeChoice), INLINE_SETTINGS.colorMode.respectPrefersColorScheme)
      show(choice)
      storage.set(COLOR_MODE_KEY, choice === 'system' ? null : choice)
    })
    addEventListener('storage', (event) => {
      if (event.key === COLOR_MODE_KEY) show(choiceOf(event.newValue))
    })
  }
  // The head's script would take what was stored before.
  else storage.set(COLOR_MODE_KEY, null)
  if (INLINE_SETTINGS.colorMode.respectPrefersColorScheme)
    systemIsDark().addEventListener('change', () => {
      if (root.dataset.themeChoice === 'system') show('system')
    })
}

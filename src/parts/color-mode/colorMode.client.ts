import {COLOR_MODE_KEY} from '../../consent/storedKeys'
import {ColorModeAttribute} from './attributes'
import {choiceOf, nextChoice, type ColorMode, type ColorModeChoice} from './colorMode'
import {on} from '../../lib/dom.client'
import {storage} from '../../consent/storage.client'

const BUTTON = `[${ColorModeAttribute.button}]`

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)')

/**
 * The colour mode lives in the attributes of the root element, where the head's script
 * has put it before anything was painted. React, once it is there, follows by the storage event.
 */
export function colorMode(): void {
  const root = document.documentElement
  const choiceNow = (): ColorModeChoice => choiceOf(root.getAttribute(ColorModeAttribute.choice))

  function set(mode: ColorMode, choice: ColorModeChoice): void {
    root.setAttribute(ColorModeAttribute.theme, mode)
    root.setAttribute(ColorModeAttribute.choice, choice)
  }

  function show(choice: ColorModeChoice): void {
    // What the configuration does not use is left out of the page.
    if (INLINE_SETTINGS.colorMode.respectPrefersColorScheme)
      set(choice !== 'system' ? choice : systemIsDark().matches ? 'dark' : 'light', choice)
    else {
      const mode = choice === 'system' ? INLINE_SETTINGS.colorMode.defaultMode : choice
      set(mode, mode)
    }
  }

  if (!INLINE_SETTINGS.colorMode.disableSwitch) {
    // The head's script takes any stored word for a mode.
    if (choiceOf(root.getAttribute(ColorModeAttribute.theme)) === 'system') show('system')
    for (const button of document.querySelectorAll<HTMLButtonElement>(BUTTON)) button.disabled = false

    on('click', BUTTON, () => {
      const choice = nextChoice(choiceNow(), INLINE_SETTINGS.colorMode.respectPrefersColorScheme)
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
      if (choiceNow() === 'system') show('system')
    })
}

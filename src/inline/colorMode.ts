import {choiceOf, nextChoice, type ColorModeChoice} from '../lib/colorMode'
import {on} from './dom'
import {storage} from './storage'

const KEY = 'theme'
const defaultMode = INLINE_SETTINGS.colorMode.defaultMode
const respectPrefersColorScheme = INLINE_SETTINGS.colorMode.respectPrefersColorScheme

/**
 * The colour mode lives in the attributes data-theme and data-theme-choice of the root element, where the head's script
 * has put it before anything was painted. React, once it is there, follows by the storage event.
 */
export function colorMode(): void {
  const root = document.documentElement
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)')
  const systemMode = () => (systemIsDark.matches ? 'dark' : 'light')

  function show(choice: ColorModeChoice): void {
    const fallback = respectPrefersColorScheme ? systemMode() : defaultMode
    root.dataset.theme = choice === 'system' ? fallback : choice
    root.dataset.themeChoice = choice === 'system' && !respectPrefersColorScheme ? defaultMode : choice
  }

  if (!INLINE_SETTINGS.colorMode.disableSwitch) {
    // The head's script takes any stored word for a mode.
    if (!/^(light|dark)$/.test(root.dataset.theme ?? '')) show('system')
    for (const button of document.querySelectorAll<HTMLButtonElement>('[data-color-mode-switch]'))
      button.disabled = false

    on('click', '[data-color-mode-switch]', () => {
      const choice = nextChoice(root.dataset.themeChoice ?? null, respectPrefersColorScheme)
      show(choice)
      storage.set(KEY, choice === 'system' ? null : choice)
    })
    addEventListener('storage', (event) => {
      if (event.key === KEY) show(choiceOf(event.newValue))
    })
  }
  // The head's script would take what was stored before.
  else storage.set(KEY, null)
  if (respectPrefersColorScheme)
    systemIsDark.addEventListener('change', () => {
      if (root.dataset.themeChoice === 'system') show('system')
    })
}

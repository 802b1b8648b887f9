/** What a page is drawn in. */
export type ColorMode = 'light' | 'dark'

/** What a reader has chosen: a mode, or to follow the system. */
export type ColorModeChoice = ColorMode | 'system'

/**
 * The choice after one press of the switch: system, light, dark, system where the system's preference is respected,
 * else dark and light by turns.
 */
export function nextChoice(choice: ColorModeChoice, respectsSystem: boolean): ColorModeChoice {
  if (!respectsSystem) return choice === 'dark' ? 'light' : 'dark'
  if (choice === 'system') return 'light'
  return choice === 'light' ? 'dark' : 'system'
}

/** The choice that a stored value or an attribute stands for. Anything else than a mode means that there is none. */
export function choiceOf(stored: string | null | undefined): ColorModeChoice {
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** What a page is drawn in. */
export type ColorMode = 'light' | 'dark'

/** What a reader has chosen: a mode, or to follow the system. */
export type ColorModeChoice = ColorMode | 'system'

function isChoice(value: string | null): value is ColorModeChoice {
  return value === 'light' || value === 'dark' || value === 'system'
}

/**
 * The choice after one press of the switch: system, light, dark, system where the system's preference is respected,
 * else dark and light by turns.
 * @throws Error for anything that is not a choice.
 */
export function nextChoice(choice: string | null, respectsSystem: boolean): ColorModeChoice {
  if (!isChoice(choice))
    throw new Error(`unexpected color mode ${choice ?? 'none'}: allowed are light, dark and system`)
  if (!respectsSystem) return choice === 'dark' ? 'light' : 'dark'
  if (choice === 'system') return 'light'
  return choice === 'light' ? 'dark' : 'system'
}

/** The choice that a stored value stands for. Anything else than a mode means that there is none. */
export function choiceOf(stored: string | null): ColorModeChoice {
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

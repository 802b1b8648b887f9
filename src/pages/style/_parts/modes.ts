/** The two values of `data-theme`. */
export const modes = ['light', 'dark'] as const

export type Mode = (typeof modes)[number]

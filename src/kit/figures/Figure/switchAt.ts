/** Container widths in pixels that the style sheet has a rule for: a container query takes no variable. */
export const SWITCH_WIDTHS = [
  320, 360, 400, 440, 480, 520, 560, 600, 640, 680, 720, 760, 800, 880, 960, 1040, 1120,
] as const

/** 13 px text stays above 11 px as long as the drawing keeps this share of its natural size. */
const SMALLEST_SCALE = 0.86

/** The class that changes to the narrow drawing where the wide one would become too small to read. */
export function switchAt(naturalWidth: number): `from${(typeof SWITCH_WIDTHS)[number]}` | 'never' {
  const width = SWITCH_WIDTHS.find((candidate) => candidate >= naturalWidth * SMALLEST_SCALE)
  return width === undefined ? 'never' : `from${width}`
}

/** What a form is looked at in: both color modes, on a phone and on a wide screen. Widths in pixels. */
export const views = [
  ['light', 390],
  ['dark', 390],
  ['light', 1440],
  ['dark', 1440],
] as const

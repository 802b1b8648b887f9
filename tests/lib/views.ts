import {isEveryPage} from '../../scripts/lib/everyPage'

/**
 * What a form is looked at in, with the window's width in pixels: each color mode and each width once, and by
 * `npm test -- --every-page` both modes at both widths. axe takes most of the time of such a test.
 */
export const views = isEveryPage()
  ? ([
      ['light', 390],
      ['dark', 390],
      ['light', 1440],
      ['dark', 1440],
    ] as const)
  : ([
      ['light', 390],
      ['dark', 1440],
    ] as const)

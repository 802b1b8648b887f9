/** A font that systems have. It need not be installed where the site is built. */
export type SystemFont = Readonly<Record<'regular' | 'bold', SystemFace>>

type SystemFace = {
  /** Names to look for on the reader's system. All have the same widths. */
  local: readonly string[]
  /** The mean width of a character of prose over the em; `tests/unit/fonts.test.ts` says what prose is. */
  width: number
}

const face = (width: number, ...local: readonly string[]): SystemFace => ({local, width})

/**
 * Together they cover Windows, macOS, iOS, Android and the usual Linux. Widths come from Liberation Sans, which has those
 * of Arial by design, and from Roboto; a font for code has one.
 */
export const systemFonts = {
  Arial: {
    regular: face(0.44517, 'Arial', 'ArialMT', 'Liberation Sans', 'Arimo'),
    bold: face(0.47862, 'Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'),
  },
  Roboto: {
    regular: face(0.44346, 'Roboto', 'Roboto Regular', 'Roboto-Regular'),
    bold: face(0.45048, 'Roboto Bold', 'Roboto-Bold'),
  },
  Menlo: {
    regular: face(0.60205, 'Menlo', 'Menlo-Regular', 'DejaVu Sans Mono'),
    bold: face(0.60205, 'Menlo-Bold', 'DejaVu Sans Mono Bold'),
  },
  Consolas: {regular: face(0.5498, 'Consolas'), bold: face(0.5498, 'Consolas Bold')},
  Courier: {
    regular: face(0.6001, 'Liberation Mono', 'Cousine', 'Roboto Mono', 'Courier New'),
    bold: face(0.6001, 'Liberation Mono Bold', 'Cousine Bold', 'Roboto Mono Bold', 'Courier New Bold'),
  },
} as const satisfies Record<string, SystemFont>

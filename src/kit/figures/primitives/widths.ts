/**
 * Advance widths of U+0020 to U+007E in thousandths of an em.
 *
 * The drawing is made on the server, where no text can be measured, so the figures carry their own table. Each entry
 * is the widest of Inter, IBM Plex Sans, Source Sans 3 and Arial: a change of typeface, or the moment before the web
 * font has arrived, leaves a little white and never clips a label.
 */
// prettier-ignore
export const SANS_REGULAR: readonly number[] = [
  281, 289, 466, 713, 642, 982, 694, 300, 365, 365, 501, 662, 288, 460, 288, 383,
  631, 600, 610, 618, 646, 600, 620, 600, 619, 620, 292, 302, 662, 662, 662, 556,
  1015, 690, 667, 730, 722, 667, 611, 778, 743, 400, 571, 672, 565, 903, 753, 778,
  667, 778, 722, 667, 646, 744, 690, 985, 682, 679, 629, 365, 383, 365, 600, 565,
  600, 562, 612, 571, 612, 583, 370, 613, 591, 250, 250, 549, 272, 876, 591, 600,
  612, 612, 376, 528, 351, 591, 562, 818, 546, 562, 552, 426, 333, 426, 662,
]

// prettier-ignore
export const SANS_SEMIBOLD: readonly number[] = [
  278, 333, 523, 656, 650, 1004, 722, 326, 373, 373, 556, 673, 319, 465, 319, 437,
  660, 600, 623, 636, 666, 612, 640, 600, 640, 640, 333, 333, 673, 673, 673, 611,
  999, 728, 722, 737, 722, 667, 611, 778, 746, 423, 580, 722, 611, 922, 759, 778,
  667, 778, 722, 667, 660, 736, 728, 1020, 720, 713, 652, 373, 437, 373, 600, 559,
  600, 574, 624, 583, 624, 591, 389, 625, 612, 278, 278, 569, 294, 900, 612, 611,
  624, 624, 397, 556, 374, 612, 587, 839, 569, 588, 566, 455, 376, 455, 673,
]

/** Every glyph of the usual code faces is 0.6 em; DejaVu Sans Mono, the common fallback on Linux, is 0.602. */
export const MONO = 602

/** Letters outside ASCII: as wide as a wide lower-case letter, so that accents and Cyrillic are safe. */
export const OTHER = 720

/** Ideographs, full-width forms and pictographs fill the em. */
export const FULL = 1000

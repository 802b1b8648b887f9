/** A font that systems have, measured once: it need not be installed where the site is built. */
export type SystemFont = {
  /** Names to look for on the reader's system, regular and bold. All have the same widths. */
  local: {regular: readonly string[]; bold: readonly string[]}
  /**
   * Advance widths of U+0020 to U+007E in thousandths of an em, or the one width of a font for code.
   * They come from Liberation Sans, which has the widths of Arial by design, and from Roboto.
   */
  widths: {regular: readonly number[] | number; bold: readonly number[] | number}
}

// prettier-ignore
const arial: SystemFont = {
  local: {
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
  },
  widths: {
    regular: [
      277.8, 277.8, 355, 556.2, 556.2, 889.2, 667, 190.9, 333, 333, 389.2, 584, 277.8, 333, 277.8, 277.8,
      556.2, 556.2, 556.2, 556.2, 556.2, 556.2, 556.2, 556.2, 556.2, 556.2, 277.8, 277.8, 584, 584, 584, 556.2,
      1015.1, 667, 667, 722.2, 722.2, 667, 610.8, 777.8, 722.2, 277.8, 500, 667, 556.2, 833, 722.2, 777.8,
      667, 777.8, 722.2, 667, 610.8, 722.2, 667, 943.8, 667, 667, 610.8, 277.8, 277.8, 277.8, 469.2, 556.2,
      333, 556.2, 556.2, 500, 556.2, 556.2, 277.8, 556.2, 556.2, 222.2, 222.2, 500, 222.2, 833, 556.2, 556.2,
      556.2, 556.2, 333, 500, 277.8, 556.2, 500, 722.2, 500, 500, 500, 334, 259.8, 334, 584,
    ],
    bold: [
      277.8, 333, 474.1, 556.2, 556.2, 889.2, 722.2, 237.8, 333, 333, 389.2, 584, 277.8, 333, 277.8, 277.8,
      556.2, 556.2, 556.2, 556.2, 556.2, 556.2, 556.2, 556.2, 556.2, 556.2, 333, 333, 584, 584, 584, 610.8,
      975.1, 722.2, 722.2, 722.2, 722.2, 667, 610.8, 777.8, 722.2, 277.8, 556.2, 722.2, 610.8, 833, 722.2, 777.8,
      667, 777.8, 722.2, 667, 610.8, 722.2, 667, 943.8, 667, 667, 610.8, 333, 277.8, 333, 584, 556.2,
      333, 556.2, 610.8, 556.2, 610.8, 556.2, 333, 610.8, 610.8, 277.8, 277.8, 556.2, 277.8, 889.2, 610.8, 610.8,
      610.8, 610.8, 389.2, 556.2, 333, 610.8, 556.2, 777.8, 556.2, 556.2, 500, 389.2, 279.8, 389.2, 584,
    ],
  },
}

// prettier-ignore
const roboto: SystemFont = {
  local: {
    regular: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
  },
  widths: {
    regular: [
      248, 257.8, 320.3, 615.7, 562, 732.4, 622.1, 174.8, 342.3, 348.1, 430.7, 567.4, 196.8, 276.4, 263.7, 412.6,
      562, 562, 562, 562, 562, 562, 562, 562, 562, 562, 242.2, 211.4, 508.3, 548.8, 522.9, 472.7,
      897.9, 652.3, 623, 650.9, 656.3, 568.4, 552.7, 681.2, 713.4, 272, 551.8, 627.4, 538.6, 873, 713.4, 688,
      630.9, 688, 616.2, 593.8, 596.7, 648.4, 636.7, 887.2, 627, 600.6, 599.1, 265.1, 410.6, 265.1, 418, 451.2,
      309.1, 543.9, 561.5, 523.4, 564, 530.3, 347.7, 561.5, 550.8, 243.2, 239.3, 506.8, 243.2, 877, 552.2, 570.3,
      561.5, 568.4, 338.9, 516.1, 327.1, 551.3, 484.4, 751.5, 496.1, 473.1, 496.1, 338.4, 244.1, 338.4, 680.2,
    ],
    bold: [
      248.5, 270.5, 318.4, 592.3, 573.7, 739.3, 657.7, 161.1, 349.6, 351.1, 454.1, 544.9, 246.1, 394, 290, 371.1,
      573.7, 573.7, 573.7, 573.7, 573.7, 573.7, 573.7, 573.7, 573.7, 573.7, 281.7, 263.2, 509.8, 573.7, 516.1, 497.6,
      896.5, 671.9, 638.2, 654.3, 649.9, 562.5, 548.8, 681.6, 706.1, 292.5, 558.6, 635.7, 541, 875.5, 705.6, 689.5,
      644.5, 689.5, 640.6, 615.7, 619.6, 659.2, 653.3, 875, 634.8, 619.1, 606.9, 276.9, 421.4, 276.9, 438, 444.8,
      330.1, 535.2, 562.5, 521, 563, 540, 357.9, 571.3, 560.1, 264.6, 260.3, 534.2, 264.6, 866.2, 560.5, 564.5,
      562.5, 564, 366.2, 513.7, 338.4, 560.1, 506.3, 734.4, 508.8, 503.4, 508.8, 329.6, 252, 329.6, 647.9,
    ],
  },
}

const menlo: SystemFont = {
  local: {regular: ['Menlo', 'Menlo-Regular', 'DejaVu Sans Mono'], bold: ['Menlo-Bold', 'DejaVu Sans Mono Bold']},
  widths: {regular: 602.05, bold: 602.05},
}

const consolas: SystemFont = {
  local: {regular: ['Consolas'], bold: ['Consolas Bold']},
  widths: {regular: 549.8, bold: 549.8},
}

const courier: SystemFont = {
  local: {
    regular: ['Liberation Mono', 'Cousine', 'Roboto Mono', 'Courier New'],
    bold: ['Liberation Mono Bold', 'Cousine Bold', 'Roboto Mono Bold', 'Courier New Bold'],
  },
  widths: {regular: 600.1, bold: 600.1},
}

/** Together they cover Windows, macOS, iOS, Android and the usual Linux. */
export const systemFonts = {
  Arial: arial,
  Roboto: roboto,
  Menlo: menlo,
  Consolas: consolas,
  Courier: courier,
} as const

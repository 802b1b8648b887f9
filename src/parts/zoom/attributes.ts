/** Attribute of the drawing of a figure that is shown where the reader enlarges it. */
export const WIDE_DRAWING = 'data-wide'

/** How long the name of a provider can be, in characters. */
export const brandNameLength = {min: 2, max: 40} as const

/** "every hour" as "Every hour", where it begins a cell or a line. */
export const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

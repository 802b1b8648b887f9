/** Words that stay in one line: "15 minutes", "1 October 2026". */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0')

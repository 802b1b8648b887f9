/** Words that stay in one line: "15 minutes". */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0')

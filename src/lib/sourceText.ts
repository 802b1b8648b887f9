/** The text of a file as the rest of the site reads it: without a byte order mark, and with LF line ends. */
export function sourceText(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
}

/** The longest beginning of a number in brackets that may go on in the next piece of the text. */
const OPEN = /\[\d{0,3}$/

/**
 * Leaves out numbers in brackets that stand for no passage, also where a piece of the text ends within one.
 * @param count of the passages, which are numbered from 1.
 */
export async function* honestCitations(pieces: AsyncIterable<string>, count: number): AsyncGenerator<string> {
  const kept = (text: string): string =>
    text.replace(/ ?\[(\d+)\]/g, (citation, number: string) =>
      Number(number) >= 1 && Number(number) <= count ? citation : '',
    )
  let open = ''
  for await (const piece of pieces) {
    const text = open + piece
    // A space before a citation goes with it.
    const from = OPEN.exec(text)?.index ?? (text.endsWith(' ') ? text.length - 1 : text.length)
    const end = text[from - 1] === ' ' && from < text.length ? from - 1 : from
    open = text.slice(end)
    const done = kept(text.slice(0, end))
    if (done !== '') yield done
  }
  if (open !== '') yield kept(open)
}

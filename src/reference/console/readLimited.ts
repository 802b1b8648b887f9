/** As much of an answer as is read, in bytes: more is no use in a page, and could freeze it. */
export const BODY_LIMIT = 256 * 1024

/** The beginning of a text. */
export type LimitedText = {
  text: string
  /** Whether there was more, which was not read. */
  isCut: boolean
}

/** Reads the body of an answer up to a limit and lets go of the rest. @throws what the stream does. */
export async function readLimited({body}: Response, limit = BODY_LIMIT): Promise<LimitedText> {
  if (body === null) return {text: '', isCut: false}
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let left = limit
  for (;;) {
    const {done, value} = await reader.read()
    if (done) return {text: text + decoder.decode(), isCut: false}
    if (value.length > left) {
      text += decoder.decode(value.subarray(0, left), {stream: true})
      // Not awaited: a server that never ends would keep us.
      void reader.cancel().catch(() => undefined)
      return {text, isCut: true}
    }
    text += decoder.decode(value, {stream: true})
    left -= value.length
  }
}

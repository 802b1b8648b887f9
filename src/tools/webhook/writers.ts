import {compact, escapedHtml, escapedSlashes, escapedUnicode, sorted, spaced} from './json'

/** A way in which a program changes a body. */
export type Writer = {
  /** What the body then is, after "The body is …" */
  words: string
  /** What does this. */
  cause: string
  /** The changed text. @param text with its parsed value, if it's JSON. */
  write: (text: string, json: {value: unknown} | undefined) => string | undefined
}

type Step = {words: string; cause?: string; apply: (json: string) => string}

const PARSED = 'A JSON parser read the body, and a program wrote it again.'

const layouts: readonly (Step & {indent?: string | number})[] = [
  {words: '', apply: (json) => json},
  {
    words: 'written with a space after commas and colons',
    cause:
      'Python’s `json.dumps` does this, for example with FastAPI’s `await request.json()` or Flask’s `request.json`.',
    apply: spaced,
  },
  {words: 'pretty-printed with 2 spaces', indent: 2, apply: (json) => json},
  {words: 'pretty-printed with 4 spaces', indent: 4, apply: (json) => json},
  {words: 'pretty-printed with tabs', indent: '\t', apply: (json) => json},
]

const escapes: readonly Step[] = [
  {words: '', apply: (json) => json},
  {
    words: 'written with non-ASCII characters as `\\u` escapes',
    cause: 'Python’s `json.dumps` does this unless you pass `ensure_ascii=False`.',
    apply: escapedUnicode,
  },
  {words: 'written with escaped slashes', cause: 'PHP’s `json_encode` does this.', apply: escapedSlashes},
  {
    words: 'written with escaped slashes and non-ASCII characters as `\\u` escapes',
    cause: 'PHP’s `json_encode` does this.',
    apply: (json) => escapedSlashes(escapedUnicode(json)),
  },
  {words: 'written with escaped HTML characters', cause: 'Go’s `json.Marshal` does this.', apply: escapedHtml},
]

const orders = [
  {words: '', cause: undefined, arrange: (value: unknown) => value},
  {
    words: 'written with sorted keys',
    cause: 'Go’s `json.Marshal` of a map does this, and so does `sort_keys=True` in Python.',
    arrange: sorted,
  },
]

/** All ways to write a parsed body again, the usual ones first. The first one writes it as `JSON.stringify` does. */
const writtenAgain: readonly Writer[] = escapes.flatMap((escape) =>
  orders.flatMap((order) =>
    layouts.map((layout): Writer => {
      const words = [layout.words, order.words, escape.words].filter((part) => part !== '')
      return {
        words: words.length === 0 ? 'written again without spaces' : words.join(' and '),
        cause: [PARSED, layout.cause, order.cause, escape.cause].filter((part) => part !== undefined).join(' '),
        write: (_, json) =>
          json && escape.apply(layout.apply(JSON.stringify(order.arrange(json.value), undefined, layout.indent))),
      }
    }),
  ),
)

/** Ways to change a body that don't depend on JSON. */
const aroundText: readonly Writer[] = [
  {
    words: 'followed by a line feed',
    cause: 'An editor or `echo` adds it. `printf %s` doesn’t.',
    write: (text) => `${text}\n`,
  },
  {
    words: 'followed by a carriage return and a line feed',
    cause: 'A Windows editor or shell adds them.',
    write: (text) => `${text}\r\n`,
  },
  {
    words: 'written with CRLF as its line breaks',
    cause: 'A Windows editor or a Git checkout changes them.',
    write: (text) => text.replaceAll(/\r?\n/g, '\r\n'),
  },
  {
    words: 'written with LF as its line breaks',
    cause: 'A form or an editor changes them.',
    write: (text) => text.replaceAll('\r\n', '\n'),
  },
  {
    words: 'preceded by a byte order mark',
    cause: 'A Windows editor adds it when it saves a file as “UTF-8 with BOM”.',
    write: (text) => `\ufeff${text}`,
  },
  {
    words: 'written as a JSON string, with quotes around it and escaped quotes in it',
    cause: 'A program encoded the body as JSON twice, or a structured log shows it so.',
    write: (text) => JSON.stringify(text),
  },
  {
    words: 'written without the spaces and line breaks between its tokens',
    cause: 'A minifier does this.',
    write: compact,
  },
]

export const writers: readonly Writer[] = [...aroundText, ...writtenAgain]

import {expect, it} from 'vitest'
import {sourceText} from './sourceText'

it.each([
  ['Windows line ends', 'a\r\n\r\nb\r\n', 'a\n\nb\n'],
  ['line ends of the first Macs', 'a\rb', 'a\nb'],
  ['a byte order mark', '\uFEFF---\n', '---\n'],
  ['a zero-width no-break space that is not the first character', 'a\uFEFFb', 'a\uFEFFb'],
])('sourceText reads %s', (_, text, read) => {
  expect(sourceText(text)).toBe(read)
})

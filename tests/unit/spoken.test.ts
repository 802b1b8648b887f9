import {expect, it} from 'vitest'
import {announced} from '../lib/spoken'

it('an outline keeps roles and names, and leaves out addresses and the words of texts', () => {
  const snapshot = `- main:
  - heading "Invite users" [level=1]
  - paragraph:
    - text: Words that change with
    - link "each edit":
      - /url: /docs/
  - link "Next page":
    - /url: /docs/next/
  - cell "Name":
    - code: name
  - text: Short
  - text: ${'long '.repeat(20)}`
  expect(announced(snapshot)).toBe(`- main:
  - heading "Invite users" [level=1]
  - paragraph
  - link "Next page"
  - cell "Name":
    - code
  - text: Short
  - text: …
`)
})

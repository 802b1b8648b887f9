import {expect, it} from 'vitest'
import {SiteError} from './problem'

it('tells a problem as place, fault, what is allowed, and cure', () => {
  const error = new SiteError({
    file: 'docs/a.mdx',
    line: 3,
    column: 7,
    what: 'It is wrong.',
    allowed: 'right',
    fix: 'Do it.',
  })
  expect(error.message).toBe('docs/a.mdx:3:7  It is wrong.\n  Allowed: right\n  Fix: Do it.')
})

it('tells several problems, a blank line between', () => {
  const error = new SiteError([
    {what: 'One.', fix: 'A.'},
    {what: 'Two.', fix: 'B.'},
  ])
  expect(error.message).toBe('One.\n  Fix: A.\n\nTwo.\n  Fix: B.')
})

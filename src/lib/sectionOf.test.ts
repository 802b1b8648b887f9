import {expect, it} from 'vitest'
import {sectionOf} from './sectionOf'

it.each([
  ['/docs/introduction/', 'Docs'],
  ['/docs/affiliate/', 'Docs'],
  ['/api/category/events/', 'API'],
  ['/guides/', 'Guides'],
  ['/articles/jwts/', 'Articles'],
  ['/', undefined],
  ['/blog/docs/', undefined],
  ['/documents/', undefined],
])('%s belongs to %s', (path, label) => {
  expect(sectionOf(path)?.label).toBe(label)
})

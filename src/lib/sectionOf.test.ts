import {expect, it} from 'vitest'
import {sections} from '../data/navigation'
import {sectionOf} from './sectionOf'

it.each([
  ['/docs/introduction/', 'Docs'],
  ['/docs/affiliate/', 'Docs'],
  ['/api/category/events/', 'API'],
  ...sections.map(({base, label}) => [`${base}a/b/`, label] as const),
  ['/', undefined],
  ['/blog/docs/', undefined],
  ['/documents/', undefined],
])('%s belongs to %s', (path, label) => {
  expect(sectionOf(path)?.label).toBe(label)
})

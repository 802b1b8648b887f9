import {expect, it} from 'vitest'
import {sections} from '../data/navigation'
import {sectionOf} from './sectionOf'

it.each<readonly [string, string | undefined]>([
  ['/api/category/events/', 'API'],
  ...sections.map(({base, label}): [string, string] => [`${base}a/b/`, label]),
  ['/', undefined],
  ['/blog/docs/', undefined],
  ['/documents/', undefined],
])('%s belongs to %s', (path, label) => {
  expect(sectionOf(path)?.label).toBe(label)
})

import {expect, it} from 'vitest'
import {neededClasses} from './neededClasses'

it('names the classes that an element needs', () => {
  expect(neededClasses('.a .b--c:not(.d):hover>.e_F1')).toEqual(['a', 'b--c', 'e_F1'])
  expect(neededClasses('h1:has(.a)')).toEqual([])
})

it('names of a group the classes that each of its selectors needs', () => {
  expect(neededClasses(':where(.a)')).toEqual(['a'])
  expect(neededClasses('.a:is(.b, .c:not(.d))')).toEqual(['a'])
  expect(neededClasses(':is(.a:has([value="1"]) [data-node],.a:has([value="2"]) [data-node]) text')).toEqual(['a'])
})

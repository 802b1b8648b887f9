import {existsSync} from 'node:fs'
import {expect, it} from 'vitest'
import {criteria} from '../../src/data/accessibility'

/** How many criteria WCAG 2.2 has for each guideline, levels A and AA: https://www.w3.org/TR/WCAG22/ */
const COUNTS = {
  '1.1': 1,
  '1.2': 5,
  '1.3': 5,
  '1.4': 9,
  '2.1': 3,
  '2.2': 2,
  '2.3': 1,
  '2.4': 8,
  '2.5': 6,
  '3.1': 2,
  '3.2': 5,
  '3.3': 6,
  '4.1': 2,
}

it('the accessibility statement lists each of the 55 criteria of levels A and AA once', () => {
  const guidelines = criteria.map(({number}) => number.split('.').slice(0, 2).join('.'))
  expect(
    Object.fromEntries(Object.keys(COUNTS).map((id) => [id, guidelines.filter((one) => one === id).length])),
  ).toEqual(COUNTS)
  expect(new Set(criteria.map(({number}) => number)).size).toBe(55)
})

it('each test that the accessibility statement names exists', () => {
  expect(criteria.flatMap(({test}) => test ?? []).filter((file) => !existsSync(file))).toEqual([])
})

it('a criterion that is met only in part is a limitation that the statement explains', () => {
  const parts = criteria.filter(({result}) => result === 'part')
  expect(parts.filter(({how}) => !/\b(?:not|no|n’t|only|except)\b/i.test(how))).toEqual([])
})

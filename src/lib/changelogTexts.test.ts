import {expect, it} from 'vitest'
import type {ChangelogEntry} from '../data/offer/changelog'
import {planName} from '../data/offer/plan'
import {changelogMonths, changeScope, paragraphsOf} from './changelogTexts'

const entry = (id: string, date: ChangelogEntry['date']): ChangelogEntry => ({
  id,
  date,
  type: 'added',
  title: id,
  text: 'One.\n\nTwo.',
  scopes: ['shared'],
  links: [],
})

it('groups entries by month in their order', () => {
  const months = changelogMonths([entry('c', '2026-11-27'), entry('b', '2026-11-01'), entry('a', '2025-12-31')])
  expect(months.map(({id, label, entries}) => [id, label, entries.map((each) => each.id)])).toEqual([
    ['2026-11', 'November 2026', ['c', 'b']],
    ['2025-12', 'December 2025', ['a']],
  ])
})

it('names where a change applies', () => {
  expect(changeScope({scopes: ['shared']})).toBe(planName.Shared.many)
  expect(changeScope({scopes: ['dedicated']})).toBe(planName.Dedicated.many)
  expect(changeScope({scopes: ['dedicated', 'shared']})).toBe(`${planName.Shared.many} and ${planName.dedicated.many}`)
})

it('splits a text into paragraphs', () => {
  expect(paragraphsOf(entry('a', '2026-11-27'))).toEqual(['One.', 'Two.'])
})

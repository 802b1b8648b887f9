import {expect, it} from 'vitest'
import {fallen, rounded} from './figures'

const by = 'a test'

it('a figure on the wrong side of its floor is named with its value and what is allowed', () => {
  expect(fallen('observatory', {by, figures: {least: 145}})).toEqual([
    'observatory: least is 145. Allowed: at least 150.',
  ])
  expect(fallen('axe', {by, figures: {findings: 2}})).toEqual(['axe: findings is 2. Allowed: at most 0.'])
  expect(fallen('observatory', {by, figures: {least: 150}})).toEqual([])
})

it('a figure that was not measured falls as well', () => {
  expect(fallen('agents', {by, figures: {}})[0]).toContain('score was not measured')
})

it('shares keep four digits', () => {
  expect([rounded(2 / 3), rounded(1)]).toEqual([0.6667, 1])
})

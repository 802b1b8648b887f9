import {expect, it} from 'vitest'
import {tokensOf} from './cssTokens'

const css = `
:root { --space: 4px; } /* --old: 1px; */
:root,
[data-theme='light'] { --color-bg: oklch(99% 0 0deg); --space: 8px; }
[data-theme='dark'] { --color-bg: oklch(20% 0 0deg); }`

it('takes the declarations of every rule with the selector, the last one last', () => {
  expect([...tokensOf(css, ':root')]).toEqual([
    ['--space', '8px'],
    ['--color-bg', 'oklch(99% 0 0deg)'],
  ])
})

it('leaves other selectors and comments alone', () => {
  expect([...tokensOf(css, "[data-theme='dark']")]).toEqual([['--color-bg', 'oklch(20% 0 0deg)']])
  expect(tokensOf(css, '[data-theme]').size).toBe(0)
})

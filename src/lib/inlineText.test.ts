import {expect, it} from 'vitest'
import {inlineParts, plainText} from './inlineText'

it('splits a text into words, code, and labels', () => {
  expect(inlineParts('Turn off **Forgot password** in `acme`.')).toEqual([
    {kind: 'text', text: 'Turn off '},
    {kind: 'label', text: 'Forgot password'},
    {kind: 'text', text: ' in '},
    {kind: 'code', text: 'acme'},
    {kind: 'text', text: '.'},
  ])
})

it('keeps asterisks inside of code', () => {
  expect(inlineParts('Block `/realms/*/account`.')).toContainEqual({kind: 'code', text: '/realms/*/account'})
})

it('removes the marks from a plain text', () => {
  expect(plainText('The role `realm-admin` and **Trust email**')).toBe('The role realm-admin and Trust email')
})

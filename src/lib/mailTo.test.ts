import {expect, it} from 'vitest'
import {mailTo} from './mailTo'

it('fills in the subject, with whatever is in it', () => {
  expect(mailTo('help@a.example', {subject: 'Plan & price?'})).toBe(
    'mailto:help@a.example?subject=Plan%20%26%20price%3F',
  )
})

it('breaks lines as mail does', () => {
  expect(mailTo('help@a.example', {subject: 'Down', body: ['Realm:', 'Since:']})).toBe(
    'mailto:help@a.example?subject=Down&body=Realm%3A%0D%0ASince%3A',
  )
})

import {expect, it} from 'vitest'
import {sessionStore, tokenFor} from './session'

it('a token is for the server that it was first used for, and is not told to another', () => {
  expect(tokenFor('https://a.example')).toBeUndefined()
  sessionStore.set({token: 't', source: 'pasted'})
  expect(tokenFor('https://a.example')).toBe('t')
  expect(tokenFor('https://evil.example')).toBeUndefined()
  expect(tokenFor('https://a.example')).toBe('t')
  sessionStore.set({token: 's', source: 'sign-in', baseUrl: 'https://b.example'})
  expect(tokenFor('https://a.example')).toBeUndefined()
  sessionStore.set(undefined)
  expect(tokenFor('https://b.example')).toBeUndefined()
})

it('who listens is told of a change', () => {
  let count = 0
  const stop = sessionStore.subscribe(() => (count += 1))
  sessionStore.set({token: 't', source: 'pasted'})
  stop()
  sessionStore.set(undefined)
  expect(count).toBe(1)
})

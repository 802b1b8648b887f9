import {afterEach, describe, expect, it} from 'vitest'
import {forgetElsewhere, sessionStore, tokenFor} from './session'

const acme = {baseUrl: 'https://a.example', realm: 'acme'}

afterEach(() => sessionStore.set(undefined))

describe('the token', () => {
  it('of a sign-in goes to its own realm only, and is forgotten with the first call to another', () => {
    sessionStore.set({token: 't', place: acme, source: 'sign-in'})
    expect(tokenFor(acme)).toBe('t')
    expect(tokenFor({...acme, realm: 'other'})).toBeUndefined()
    expect(sessionStore.get()).toBeUndefined()
  })

  it('that is pasted belongs to the realm that it is first used for', () => {
    sessionStore.set({token: 't', source: 'pasted'})
    expect(tokenFor(acme)).toBe('t')
    expect(tokenFor({...acme, baseUrl: 'https://b.example'})).toBeUndefined()
  })

  it('is forgotten when server or realm changes, and not before it belongs to one', () => {
    sessionStore.set({token: 't', source: 'pasted'})
    forgetElsewhere(acme)
    expect(tokenFor(acme)).toBe('t')
    forgetElsewhere({...acme, realm: 'acm'})
    expect(sessionStore.get()).toBeUndefined()
  })
})

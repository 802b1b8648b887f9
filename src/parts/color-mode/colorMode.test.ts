import {describe, expect, it} from 'vitest'
import {choiceOf, nextChoice} from './colorMode'

describe('nextChoice', () => {
  it('cycles system, light, dark, system where the system is respected', () => {
    expect(nextChoice('system', true)).toBe('light')
    expect(nextChoice('light', true)).toBe('dark')
    expect(nextChoice('dark', true)).toBe('system')
  })

  it('alternates dark and light elsewhere', () => {
    expect(nextChoice('light', false)).toBe('dark')
    expect(nextChoice('dark', false)).toBe('light')
    expect(nextChoice('system', false)).toBe('dark')
  })
})

describe('choiceOf', () => {
  it('takes what is stored only if it is a mode', () => {
    expect(choiceOf('dark')).toBe('dark')
    expect(choiceOf('light')).toBe('light')
    expect(choiceOf('purple')).toBe('system')
    expect(choiceOf(null)).toBe('system')
  })
})

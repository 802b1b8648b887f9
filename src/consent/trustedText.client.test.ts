import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {describe, expect, it} from 'vitest'
import {isHarmless} from './trustedText.client'

describe('isHarmless', () => {
  it.each(['', 'Cookie preferences', '“Cookie preferences” stands at the foot & head'])('takes text: %s', (text) => {
    expect(isHarmless(text)).toBe(true)
  })

  it('takes each icon of the library', () => {
    const source = readFileSync(createRequire(import.meta.url).resolve('vanilla-cookieconsent'), 'utf8')
    const paths = [...source.matchAll(/['"](M[\d -][\w .-]{8,})['"]/g)].map(([, path = '']) => path)
    expect(paths.length).toBeGreaterThanOrEqual(3)
    for (const path of paths)
      for (const width of ['1.5', '3', '3.5'])
        expect(isHarmless(`<svg viewBox="0 0 24 24" stroke-width="${width}"><path d="${path}"/></svg>`), path).toBe(
          true,
        )
  })

  it.each([
    '<b>bold</b>',
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '<svg viewBox="0 0 24 24" stroke-width="1"><path d="M0 0" onload="alert(1)"/></svg>',
    '<svg viewBox="0 0 24 24" stroke-width="1"><path d="M0 0"/></svg><img>',
  ])('refuses %s', (html) => {
    expect(isHarmless(html)).toBe(false)
  })
})

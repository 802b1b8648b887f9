import {readFileSync} from 'node:fs'
import path from 'node:path'
import {expect, it} from 'vitest'
import {readColors} from './colors'

const css = readFileSync(path.resolve(import.meta.dirname, '../../css/tokens.css'), 'utf8')

it('knows the colours of the light mode in sRGB', () => {
  const {bg, text, accent} = readColors(css, 'tokens.css')
  expect([bg, text, accent]).toEqual(expect.arrayContaining([expect.stringMatching(/^#[0-9a-f]{6}$/)]))
  const white = css.replace(/(--color-bg:) oklch\(99[^;]+/, '$1 oklch(100% 0 0deg)')
  expect(readColors(white, 'tokens.css').bg).toBe('#ffffff')
})

it('names a token that is missing or no colour, and its file', () => {
  expect(() => readColors(css.replaceAll('--color-accent:', '--color-other:'), 'a.css')).toThrow(
    /^a\.css {2}The light mode has no --color-accent,/,
  )
  expect(() => readColors(css.replaceAll(/--color-bg: [^;]+/g, '--color-bg: var(--x)'), 'a.css')).toThrow(
    "--color-bg is var(--x), which isn't a color",
  )
})

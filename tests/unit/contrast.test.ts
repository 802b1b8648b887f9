import {clampRgb, parse, wcagContrast, type Color as ParsedColor} from 'culori'
import {describe, expect, it} from 'vitest'
import {tokenNames, tokensOf} from '../lib/tokens'

/** A token without `--color-`. */
type Color = string

/** A foreground and every background that it stands on. */
type Pair = {
  foreground: Color
  backgrounds: readonly Color[]
  /** WCAG 2.2: 7 is AAA for text, 4.5 AA for text, 3 AA for what is no text. */
  least: 7 | 4.5 | 3
  /** Where readers meet it. */
  why: string
}

const admonitions = ['note-bg', 'success-bg', 'warning-bg', 'danger-bg']
const surfaces = ['bg', 'surface', 'surface-sunken']
const tints = ['tint-1', 'tint-2']
const codeGrounds = ['code-bg', 'code-highlight', 'success-bg', 'danger-bg']

const pairs: readonly Pair[] = [
  {foreground: 'text', backgrounds: surfaces, least: 7, why: 'running text; inline code is on the sunken surface'},
  {foreground: 'text', backgrounds: ['band', 'mat'], least: 7, why: 'the dark band, which is light on paper; callouts'},
  {foreground: 'text-muted', backgrounds: ['band', 'mat'], least: 4.5, why: 'second lines on the dark band'},
  {foreground: 'accent', backgrounds: ['band', 'mat'], least: 4.5, why: 'what is chosen on the dark band'},
  {foreground: 'border-strong', backgrounds: ['band'], least: 3, why: 'the stations of the dark band'},
  {foreground: 'code-property', backgrounds: ['surface'], least: 4.5, why: 'names in records'},
  {foreground: 'code-string', backgrounds: ['surface'], least: 4.5, why: 'values in records'},
  {foreground: 'text', backgrounds: tints, least: 7, why: 'labels in figures'},
  {foreground: 'text', backgrounds: admonitions, least: 7, why: 'running text of admonitions'},
  {foreground: 'text', backgrounds: ['code-bg'], least: 7, why: 'titles and buttons of code blocks'},
  {
    foreground: 'text',
    backgrounds: ['accent-soft'],
    least: 7,
    why: 'the announcement bar; the current place in a menu, when hovered',
  },
  {foreground: 'bg', backgrounds: ['text'], least: 7, why: 'tooltips'},
  {
    foreground: 'text-muted',
    backgrounds: surfaces,
    least: 4.5,
    why: 'leads, captions, menus, footer, values of claims',
  },
  {foreground: 'text-muted', backgrounds: tints, least: 4.5, why: 'second lines of labels in figures'},
  {foreground: 'text-muted', backgrounds: admonitions, least: 4.5, why: 'quotations in admonitions'},
  {foreground: 'text-muted', backgrounds: ['accent-soft'], least: 4.5, why: 'menus'},
  {foreground: 'accent', backgrounds: surfaces, least: 4.5, why: 'links, the current place in menus, claims'},
  {foreground: 'accent', backgrounds: ['accent-soft'], least: 4.5, why: 'the current page in the sidebar'},
  {foreground: 'accent', backgrounds: admonitions, least: 4.5, why: 'links in admonitions'},
  {foreground: 'accent', backgrounds: tints, least: 4.5, why: 'accented labels in figures'},
  {foreground: 'accent-hover', backgrounds: surfaces, least: 4.5, why: 'links under the pointer'},
  {foreground: 'accent-hover', backgrounds: ['accent-soft'], least: 4.5, why: 'the current page under the pointer'},
  {foreground: 'accent-hover', backgrounds: admonitions, least: 4.5, why: 'links in admonitions under the pointer'},
  {foreground: 'text', backgrounds: ['hover'], least: 7, why: 'rows of menus and buttons under the pointer'},
  {foreground: 'text-muted', backgrounds: ['hover'], least: 4.5, why: 'rows of menus under the pointer'},
  {foreground: 'accent', backgrounds: ['hover'], least: 4.5, why: 'the current category under the pointer'},
  {foreground: 'accent-text', backgrounds: ['accent', 'accent-hover'], least: 4.5, why: 'the primary button'},

  {foreground: 'acme', backgrounds: ['bg'], least: 4.5, why: 'its name and its button on the home page'},
  {foreground: 'cedar', backgrounds: ['cedar-soft'], least: 7, why: 'its page and its closed door'},
  {foreground: 'maple', backgrounds: ['maple-soft'], least: 4.5, why: 'its page and its closed door'},
  {foreground: 'birch', backgrounds: ['birch-soft'], least: 7, why: 'its page and its closed door'},
  ...['cedar', 'maple', 'birch'].map((foreground): Pair => ({
    foreground,
    backgrounds: ['mat', 'bg'],
    least: 3,
    why: 'the line from address to token',
  })),

  {foreground: 'note', backgrounds: ['note-bg', 'bg'], least: 4.5, why: 'names of states'},
  {foreground: 'success', backgrounds: ['success-bg', 'bg'], least: 4.5, why: 'names of states'},
  {foreground: 'warning', backgrounds: ['warning-bg', 'bg'], least: 4.5, why: 'names of states'},
  {foreground: 'danger', backgrounds: ['danger-bg', 'bg'], least: 4.5, why: 'names of states, errors'},

  {foreground: 'code-text', backgrounds: codeGrounds, least: 7, why: 'code'},
  {foreground: 'code-comment', backgrounds: codeGrounds, least: 4.5, why: 'comments are read more than code'},
  {foreground: 'code-keyword', backgrounds: codeGrounds, least: 4.5, why: 'code'},
  {foreground: 'code-string', backgrounds: codeGrounds, least: 4.5, why: 'code'},
  {foreground: 'code-number', backgrounds: codeGrounds, least: 4.5, why: 'code'},
  {foreground: 'code-function', backgrounds: codeGrounds, least: 4.5, why: 'code'},
  {foreground: 'code-property', backgrounds: codeGrounds, least: 4.5, why: 'code'},
  {foreground: 'danger', backgrounds: codeGrounds, least: 4.5, why: 'deleted lines in code'},

  {foreground: 'border-strong', backgrounds: surfaces, least: 3, why: 'borders of controls, guides in figures'},
  {foreground: 'border-strong', backgrounds: admonitions, least: 3, why: 'task boxes in admonitions'},
  {foreground: 'accent', backgrounds: codeGrounds, least: 3, why: 'focus outline in code blocks'},
  {foreground: 'tint-1-border', backgrounds: ['bg', 'tint-1'], least: 3, why: 'outlines in figures'},
  {foreground: 'tint-2-border', backgrounds: ['bg', 'tint-2'], least: 3, why: 'outlines in figures'},
]

/** No meaning is lost to a reader who does not see them. */
const decoration: Readonly<Record<Color, string>> = {
  backdrop: 'lies over a page that waits',
  border: 'hairlines between parts that space and headings separate already',
}

const cases = pairs.flatMap(({backgrounds, ...pair}) => backgrounds.map((background) => ({...pair, background})))

/** The colour of a token; a token that is missing or no colour is a mistake in the table or in tokens.css. */
function colorOf(tokens: ReadonlyMap<string, string>, name: Color) {
  const color = parse(tokens.get(`--color-${name}`) ?? '')
  if (!color) throw new Error(`src/css/tokens.css: --color-${name} is missing or not a colour.`)
  return color
}

/** A colour outside of sRGB is seen as it is on a wide screen, and clipped on any other: the worse one counts. */
function contrast(one: ParsedColor, other: ParsedColor): number {
  return Math.min(wcagContrast(one, other), wcagContrast(clampRgb(one), clampRgb(other)))
}

describe.each(['light', 'dark'])('in %s mode', (mode) => {
  const tokens = tokensOf(`[data-theme='${mode}']`)

  it.each(cases)('$foreground on $background has $least to 1: $why', ({foreground, background, least}) => {
    const ratio = contrast(colorOf(tokens, foreground), colorOf(tokens, background))
    expect(
      Math.floor(ratio * 100) / 100,
      `src/css/tokens.css: change the lightness of --color-${foreground} or --color-${background}, not the hue.`,
    ).toBeGreaterThanOrEqual(least)
  })
})

describe('every colour token', () => {
  const colors = tokenNames.filter((name) => name.startsWith('--color-')).map((name) => name.replace('--color-', ''))
  const paired = new Set(cases.flatMap(({foreground, background}) => [foreground, background]))

  it('is in a pair above, or in the list of decoration with the reason', () => {
    expect(colors.length).toBeGreaterThan(20)
    expect(colors.filter((name) => !paired.has(name) && !(name in decoration))).toEqual([])
  })

  it('is decoration or has a contrast to keep, not both', () => {
    expect(Object.keys(decoration).filter((name) => paired.has(name) || !colors.includes(name))).toEqual([])
  })

  it('has a value for either mode', () => {
    const [light, dark] = ['light', 'dark'].map((mode) => [...tokensOf(`[data-theme='${mode}']`).keys()])
    expect(dark).toEqual(light)
  })
})

import {formatHex, parse} from 'culori'
import {SiteError} from '../../lib/problem'
import {tokensOf} from '../../lib/cssTokens'

type Name =
  | 'bg'
  | 'surface'
  | 'text'
  | 'text-muted'
  | 'border'
  | 'border-strong'
  | 'accent'
  | 'tint-1'
  | 'tint-1-border'
  | 'tint-2'
  | 'tint-2-border'

/** Colours of the light mode by the names of their tokens, as `#rrggbb`. */
export type Colors = Readonly<Record<Name, string>>

/**
 * Reads the colours from the stylesheet with the tokens: what draws the picture knows no OKLCH and no variables.
 * @param file the stylesheet's path, for messages.
 * @throws SiteError that names the token.
 */
export function readColors(css: string, file: string): Colors {
  const tokens = tokensOf(css, "[data-theme='light']")
  const color = (name: Name): string => {
    const value = tokens.get(`--color-${name}`)
    const parsed = value === undefined ? undefined : parse(value)
    if (parsed) return formatHex(parsed)
    throw new SiteError({
      file,
      what:
        value === undefined
          ? `The light mode has no --color-${name}, which the pictures for shared links need.`
          : `--color-${name} is ${value}, which isn't a color that can be drawn.`,
      allowed: 'a color without variables or mixes, for example oklch(43% 0.085 200deg)',
      fix: `Set --color-${name} to a color under [data-theme='light'].`,
    })
  }
  return {
    bg: color('bg'),
    surface: color('surface'),
    text: color('text'),
    'text-muted': color('text-muted'),
    border: color('border'),
    'border-strong': color('border-strong'),
    accent: color('accent'),
    'tint-1': color('tint-1'),
    'tint-1-border': color('tint-1-border'),
    'tint-2': color('tint-2'),
    'tint-2-border': color('tint-2-border'),
  }
}

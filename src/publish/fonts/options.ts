import type {systemFonts} from './systemFonts'

/** One font file and what is kept of it. */
export type FontFile = {
  /** Path of the font inside `node_modules`, beginning with its package. */
  source: string
  /** Start of the emitted file's name: letters, digits and hyphens. */
  name: string
  /** Weights that the file serves, as in `font-weight`: one number, or the lightest and the heaviest. */
  weight: number | readonly [number, number]
  /** Axes of a variable font, each pinned to one value or limited to a range. Default: none, the font is static. */
  axes?: Readonly<Record<string, number | {min: number; max: number}>>
  /** OpenType features to keep. Default: none. */
  features?: readonly string[]
  /** Whether every page's head asks for it at once. More than two delay the text that they are for. Default: false. */
  preload?: boolean
}

/** What has to be known of a typeface to have another take its room, all over the em. */
export type Metrics = {
  ascent: number
  /** Positive. */
  descent: number
  /** The mean width of a character of prose, by weight: each gets a stand-in of its own. */
  widths: Readonly<Record<number, number>>
}

/** A family as CSS names it. */
export type FontFamily = {
  /** Its name in `font-family`. A subset may not bear a name that the font's licence reserves. */
  name: string
  files: readonly FontFile[]
  /** Characters that this family needs besides those of the sources. Default: none. */
  characters?: string
  /** Measured once, and again by `tests/unit/fonts.test.ts`, which says what they have to be. */
  metrics: Metrics
  /** Fonts of systems that stand in until the file has arrived; each becomes the family `<name> <system font>`. */
  fallbacks: readonly (keyof typeof systemFonts)[]
}

/** What the fonts plugin emits. */
export type FontsOptions = {
  families: readonly FontFamily[]
  /** Files whose characters readers may see: globs relative to the site's root. */
  sources: readonly string[]
  /** Globs of files among them that they never see. Default: none. */
  ignore?: readonly string[]
  /** Path of the fonts' licence inside `node_modules`. It is emitted beside them. */
  licence: string
}

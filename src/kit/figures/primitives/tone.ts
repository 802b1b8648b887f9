import styles from './styles.module.css'

/** How an area is filled. `accent` is for the one thing that the figure is about. */
export type Tone = 'plain' | 'tint-1' | 'tint-2' | 'accent'

/** How a line is drawn: `line` for what happens, `guide` for what holds the drawing together, `grid` for what is behind it. */
export type LineTone = 'line' | 'guide' | 'grid' | 'accent'

/** How a text is coloured. */
export type TextTone = 'default' | 'muted' | 'accent' | 'on-accent'

export const areaClass: Readonly<Record<Tone, string | undefined>> = {
  plain: styles.plain,
  'tint-1': styles.tint1,
  'tint-2': styles.tint2,
  accent: styles.accentArea,
}

export const lineClass: Readonly<Record<LineTone, string | undefined>> = {
  line: styles.line,
  guide: styles.guide,
  grid: styles.grid,
  accent: styles.accentLine,
}

export const textClass: Readonly<Record<TextTone, string | undefined>> = {
  default: styles.text,
  muted: styles.muted,
  accent: styles.accentText,
  'on-accent': styles.onAccent,
}

/** The colour of a text that stands in an area. */
export const textOn = (area: Tone, own: TextTone = 'default'): TextTone => (area === 'accent' ? 'on-accent' : own)

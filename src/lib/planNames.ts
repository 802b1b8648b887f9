import {planName} from '../data/offer/plan'
import {escapeRegExp} from './escapeRegExp'

/** Token (`planName.shared.a`, …) to what it stands for. */
export const planNameTokens: ReadonlyMap<string, string> = new Map(
  Object.entries(planName).flatMap(([plan, forms]) =>
    Object.entries(forms).map(([form, text]) => [`planName.${plan}.${form}`, text] as const),
  ),
)

/** A plan's name in a text, and the token that stands for it. */
export type NamedPlan = {
  text: string
  token: string
  /** 0-based, in the text. */
  index: number
}

/** Tokens by the names of several words. A single word, such as "shared", can mean something else. */
const tokens = new Map(
  [...planNameTokens]
    .filter(([, text]) => text.replace(/^an? /i, '').includes(' '))
    .map(([token, text]) => [text, token] as const),
)

/** The longest name first: `a dedicated cluster` contains another. */
const NAMES = new RegExp(
  `(?<![\\w-])(?:${[...tokens.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map(escapeRegExp)
    .join('|')})(?![\\w-])`,
)

/** The first plan that a text names. */
export function namedPlan(text: string): NamedPlan | undefined {
  const found = NAMES.exec(text)
  const token = found && tokens.get(found[0])
  return found && token ? {text: found[0], token, index: found.index} : undefined
}

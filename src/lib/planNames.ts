import {planName} from '../data/offer/plan'

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

/** Names of several words. A single word, such as "shared", can mean something else. The longest first. */
const names = [...planNameTokens]
  .filter(([, text]) => text.replace(/^an? /i, '').includes(' '))
  .toSorted(([, a], [, b]) => b.length - a.length)

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

/** The first plan that a text names. */
export function namedPlan(text: string): NamedPlan | undefined {
  const found = names.flatMap(([token, name]) => {
    const index = text.search(new RegExp(`(?<![\\w-])${escaped(name)}(?![\\w-])`))
    return index < 0 ? [] : [{text: name, token, index}]
  })
  return found[0]
}

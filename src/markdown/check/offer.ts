import {namedPlan} from '../../lib/planNames'
import type {Quantity} from '../style/quantities'
import type {ProseText} from '../style/text'
import type {Finding} from './rules/finding'

/** Where the offer states each value, by the value. */
export type OfferValues = ReadonlyMap<string, readonly string[]>

/** How many places of a value a finding names. */
const MOST_PLACES = 3

/**
 * Quantities of the offer that are typed into a text, though an adopter edits them in the data.
 * @param values what the offer states. Versions that it doesn't state are of something else.
 */
export function checkOffer(quantities: readonly Quantity[], values: OfferValues): Finding[] {
  return quantities
    .filter(({value}) => !/^\d+\.\d+\.\d+$/.test(value) || values.has(value))
    .map(({line, column, text, value}) => ({
      line,
      column,
      what: `"${text}" is typed into a sentence about the service.`,
      allowed: 'values of src/data/offer, rendered',
      fix: fixFor(values.get(value) ?? []),
    }))
}

function fixFor(places: readonly string[]): string {
  const nearest = places.slice(0, MOST_PLACES).join('; ')
  return nearest === ''
    ? 'Add the value to a file of src/data/offer, and render it.'
    : `Render the value that the sentence is about, such as ${nearest}. If none of them is, add it to src/data/offer.`
}

/** Plans that a text names, though an adopter renames them in the data. */
export function checkPlanNames(texts: readonly Pick<ProseText, 'text' | 'placeOf'>[]): Finding[] {
  return texts.flatMap(({text, placeOf}) => {
    const named = namedPlan(text)
    if (named === undefined) return []
    return [
      {
        ...placeOf(named.index),
        what: `"${named.text}", the name of a plan, is typed into the text.`,
        allowed: 'the names of src/data/offer/plan.ts, rendered',
        fix: `Write \${${named.token}}.`,
      },
    ]
  })
}

import {scopes, type ByScope} from '../../../data/offer/plan'
import {hostingPlans} from '../../../data/offer/pricing'

/** The headings of columns with a value for each kind of hosting. */
export const scopeNames: readonly string[] = scopes.map((scope) => hostingPlans[scope].name)

/** The cells of a row, in the order of the columns. */
export const byScope = <Value, Cell>(values: ByScope<Value>, cell: (value: Value) => Cell): readonly Cell[] =>
  scopes.map((scope) => cell(values[scope]))

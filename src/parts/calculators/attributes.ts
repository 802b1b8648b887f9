/** Names that the calculators share with their client code and stylesheets. */
export enum CalculatorAttribute {
  /** On the form: the `CalculatorName` of what computes it. */
  name = 'data-calculator',
  /** On the form: a `Computed`, once something has computed it. */
  computed = 'data-computed',
  /** On an element that shows a result: the name of its text, of `PriceText`, `DowntimeText` or `CostText`. */
  out = 'data-out',
  /** On a text that says what a field accepts. */
  problem = 'data-problem',
  /** On a drawing of prices: which of `priceCharts` it is. */
  chart = 'data-chart',
  /** In a drawing: the point of the result. */
  marker = 'data-marker',
  /** In a drawing: the line from the point to the axis. */
  guide = 'data-guide',
  /** In a drawing: the id of the plan that a line is for. */
  plan = 'data-plan',
  /** On the line of the cheapest plan. */
  best = 'data-best',
  /** On a slider: the name of the field that it follows. */
  slider = 'data-slider',
}

export type CalculatorName = 'price' | 'downtime' | 'hosting'

export type Computed = 'result' | 'none'

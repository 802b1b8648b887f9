/** A name that the console shares with its stylesheet. */
export enum ConsoleAttribute {
  /** On the summary of a call: whether the server did what was asked. */
  good = 'data-good',
  /** On the result of a check or a step: what came of it. */
  outcome = 'data-outcome',
}

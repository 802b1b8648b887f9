/** A name that the console shares with its stylesheet. */
export enum ConsoleAttribute {
  /** On the summary of a call: whether the server did what was asked. */
  good = 'data-good',
}

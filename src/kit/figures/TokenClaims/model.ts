/** One member of the payload. */
export type TokenClaim = {
  name: string
  /** As JSON: strings in their quotes, `…` for what is left out. Lines may be broken with `\n`. */
  value: string
  /** The mapper that made it, or what in the server did. */
  source: string
  /** The claim that the figure is about. Default false. */
  accent?: boolean
}

/** What a token is compared with. */
export type Expected = {
  /** The moment of the request, in seconds since 1970. */
  now: number
  /** Seconds by which clocks can differ. */
  tolerance: number
  /** Undefined if the reader entered none. */
  issuer: string | undefined
  audience: string | undefined
  client: string | undefined
}

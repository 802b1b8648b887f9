import data from './provenSamples.json'

/** What a run in a browser proved of a sample application. */
export type SampleProof = {
  /** `YYYY-MM-DD`. */
  date: string
  /** Of the sample's files and of what they were proven on. */
  hash: string
  /** Of source and settings, without empty ones. */
  lines: number
  /** What ran: `Keycloak 26.5.6`, `orgs 0.144` and so on. */
  versions: readonly string[]
}

/** By the name of the sample. Written by `npm run test:samples`, never by hand. */
export const provenSamples: Readonly<Record<string, SampleProof>> = data

import data from './verifiedProofs.json'

/** What a run on one bundle of the lab, or on an operator's server, proved. */
export type Proof = {
  /** When, `YYYY-MM-DD`. */
  date: string
  /** Of everything that the proof depends on. */
  hash: string
  /** What ran: `Keycloak 26.5.6`, `orgs 0.144` and so on. */
  versions: readonly string[]
}

/** What is proven of a page or of a file of facts. */
export type ProofEntry = {
  /** `hashOfProof` of the page that the proofs are about; absent of files. */
  page?: string
  /** By bundle of the lab, or by the version of an operator's server: `server 26.7.3`. What isn't proven is absent. */
  bundles: Readonly<Record<string, Proof>>
}

/** By the file, relative to the site's root. */
export type ProofRecord = Readonly<Record<string, ProofEntry>>

/** All that is proven on a running server. Written by `npm run prove`, never by hand. */
export const proofRecord: ProofRecord = data

/** What a page shows of its proof. */
export type Verification = {
  /** What ran: `Keycloak 26.5.6`, `orgs 0.144` and so on. */
  versions: readonly string[]
  /** The day of the last of these runs, `YYYY-MM-DD`. */
  date: string
  /** `hashOfProof` of the page at that time: of any other proof nothing is known. */
  proof: string
}

/** The pages of a record that are proven on a server, by file, each with what it is proven on. */
export function verifiedPages(record: ProofRecord): Readonly<Record<string, Verification>> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([file, {page, bundles}]) => {
      const proofs = Object.values(bundles)
      const date = proofs
        .map((proof) => proof.date)
        .toSorted()
        .at(-1)
      if (page === undefined || date === undefined) return []
      const versions = [...new Set(proofs.flatMap((proof) => proof.versions))]
      return [[file, {versions, date, proof: page}]]
    }),
  )
}

/** By the page's file, relative to the site's root. */
export const verified = verifiedPages(proofRecord)

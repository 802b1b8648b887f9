import data from './verifiedProofs.json'

/** What a run on one bundle of the lab proved. */
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
  /** `hashOfProof` of the page when all of it was proven; absent where it never was, and of files. */
  page?: string
  /** By bundle of the lab. */
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
  /** When, `YYYY-MM-DD`. */
  date: string
  /** `hashOfProof` of the page at that time: of any other proof nothing is known. */
  proof: string
}

/** The pages of a record of which everything is proven, by file. */
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

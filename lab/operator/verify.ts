import type {PageCheck} from '../../src/markdown/proof/checks'
import {compareCheck, pathFor, whySkipped} from '../../src/markdown/proof/compareCheck'
import type {RealNames} from '../../src/markdown/proof/names'
import type {KnownServer} from '../../src/markdown/proof/serverInfo'
import type {Caller} from '../consumers/http'

/** The realm in which a page's end state is looked for. */
export type VerifiedRealm = RealNames & {
  caller: Pick<Caller, 'get'>
  /** Undefined where the account can't read what the server is: checks for certain servers are then left out. */
  server: KnownServer | undefined
}

type Outcome = {passed: true} | {skipped: string} | {difference: string}

/** What came of a check. `skipped` says why it was left out, `difference` why it failed. */
export type CheckResult = {check: PageCheck} & Outcome

/** Asks the realm for the end state of a page. Sends GET requests only. */
export async function verifyChecks(realm: VerifiedRealm, checks: readonly PageCheck[]): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  for (const check of checks) results.push({check, ...(await verify(realm, check))})
  return results
}

async function verify(realm: VerifiedRealm, check: PageCheck): Promise<Outcome> {
  const skipped = whySkipped(check, realm.server)
  if (skipped !== undefined) return {skipped}
  return compareCheck(check, await realm.caller.get(pathFor(check, realm)), realm)
}

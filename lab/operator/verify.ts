import {matchJson} from '../../src/markdown/proof/json'
import {matchText} from '../../src/markdown/proof/match'
import type {PageCheck} from '../../src/markdown/proof/checks'
import {isForServer, type ServerKind} from '../../src/markdown/proof/versions'
import {cut} from '../../src/lib/cut'
import type {Answer, Caller} from '../consumers/http'
import {createNames} from '../proof/names'

/** Characters of an answer that a difference shows. */
const MOST_SHOWN = 300

/** The realm in which a page's end state is looked for. */
export type VerifiedRealm = {
  caller: Pick<Caller, 'get'>
  /** Address of the server, without a slash at the end. */
  url: string
  realm: string
  /** Names of the page, such as `acme-web`, and the names that they have in this realm. */
  renamed: ReadonlyMap<string, string>
  /** Undefined where the account can't read what the server is: checks for certain servers are then left out. */
  server: ServerKind | undefined
}

/** What came of a check. `skipped` says why it was left out, `difference` why it failed. */
export type CheckResult = {check: PageCheck} & ({passed: true} | {skipped: string} | {difference: string})

/** Asks the realm for the end state of a page. Sends GET requests only. */
export async function verifyChecks(realm: VerifiedRealm, checks: readonly PageCheck[]): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  for (const check of checks) results.push({check, ...(await verify(realm, check))})
  return results
}

type Outcome = {passed: true} | {skipped: string} | {difference: string}

async function verify(realm: VerifiedRealm, check: PageCheck): Promise<Outcome> {
  if (check.only !== undefined) {
    if (realm.server === undefined) return {skipped: `the version of the server is unknown, and it needs ${check.only}`}
    if (!isForServer(check.only, realm.server)) return {skipped: `it's for ${check.only}`}
  }
  const names = createNames(realm.url, realm.realm)
  const answer = await realm.caller.get(renamed(names.real(check.path), realm.renamed, encodeURIComponent))
  return differenceOf(check, answer, (text) => renamed(text, realm.renamed), names.real)
}

/** Puts the realm's names in the place of the page's, as whole words. */
const renamed = (
  text: string,
  names: ReadonlyMap<string, string>,
  encode: (name: string) => string = (name) => name,
): string => text.replaceAll(/[\w-]+/g, (word) => encode(names.get(word) ?? word))

function differenceOf(
  {expected}: PageCheck,
  answer: Answer,
  rename: (text: string) => string,
  real: (text: string) => string,
): Outcome {
  if (answer.status !== expected.status)
    return {difference: `the server answers ${answer.status}: ${cut(answer.text, MOST_SHOWN)}`}
  const match =
    expected.json === undefined
      ? matchText(rename(real(expected.body)), answer.text)
      : matchJson(JSON.parse(rename(real(JSON.stringify(expected.json)))), answer.json)
  return 'what' in match ? {difference: match.what} : {passed: true}
}

import type {FactGroup} from './fact'
import {attributes} from './facts/attributes'
import {claims} from './facts/claims'
import {consumers} from './facts/consumers'
import {identityProviders} from './facts/identityProviders'
import {invitations} from './facts/invitations'
import {keys} from './facts/keys'
import {organizations} from './facts/organizations'
import {plain} from './facts/plain'
import {proofEngine, proofEngineOnPlain} from './facts/proofEngine'
import {rights} from './facts/rights'
import {roles} from './facts/roles'
import {webhooks} from './facts/webhooks'
import {faults} from './faults'
import {proofs} from './proofs'

/** A group and the file that states it, relative to the site's root: what the file imports belongs to its proof. */
export type StatedGroup = FactGroup & {file: string}

const facts = (name: string, group: FactGroup): StatedGroup => ({...group, file: `tests/lab/facts/${name}.ts`})

/** Everything that is proven on the running server, in the order in which it is proven and listed. */
export const groups: readonly StatedGroup[] = [
  facts('rights', rights),
  facts('organizations', organizations),
  facts('roles', roles),
  facts('invitations', invitations),
  facts('identityProviders', identityProviders),
  facts('claims', claims),
  facts('webhooks', webhooks),
  facts('attributes', attributes),
  facts('consumers', consumers),
  facts('keys', keys),
  facts('plain', plain),
  facts('proofEngine', proofEngine),
  facts('proofEngine', proofEngineOnPlain),
  ...proofs.map((group) => ({...group, file: 'tests/lab/proofs.ts'})),
]

/** How the lab itself fails. These stand in no list of facts, and the plain server does not survive them. */
export const faultGroup: StatedGroup = {
  subject: 'A fault is told in one message and leaves nothing behind',
  bundle: 'plain',
  facts: faults,
  file: 'tests/lab/faults.ts',
}

import {attributes} from '../facts/attributes'
import {claims} from '../facts/claims'
import {consumers} from '../facts/consumers'
import {errorMessageGroups} from '../facts/errorMessages'
import {faults} from '../facts/faults'
import {identityProviders} from '../facts/identityProviders'
import {invitations} from '../facts/invitations'
import {keys} from '../facts/keys'
import {organizations} from '../facts/organizations'
import {plain} from '../facts/plain'
import {realmCheck} from '../facts/realmCheck'
import {realmCheckServers} from '../facts/realmCheckServers'
import {proceduresWithEvents, proceduresWithNativeOrganizations, proceduresWithOrganizations} from '../facts/procedures'
import {terraformWithEvents, terraformWithNativeOrganizations} from '../facts/procedureTerraform'
import {proofEngine, proofEngineOnPlain} from '../facts/proofEngine'
import {rights} from '../facts/rights'
import {roles} from '../facts/roles'
import {webhooks} from '../facts/webhooks'
import {bundles} from '../bundles'
import {PROOF_SERVERS} from '../../src/data/proofServers'
import {isOnPage, type FactGroup, type StatedGroup} from './group'
import {pageGroups} from './pageGroups'

const inFile = (name: string, group: FactGroup): StatedGroup => ({...group, file: `lab/facts/${name}.ts`})

/** The statements that no page makes, in the order in which they are listed. */
export const factGroups: readonly StatedGroup[] = [
  inFile('rights', rights),
  inFile('organizations', organizations),
  inFile('roles', roles),
  inFile('invitations', invitations),
  inFile('identityProviders', identityProviders),
  inFile('claims', claims),
  inFile('webhooks', webhooks),
  inFile('attributes', attributes),
  inFile('consumers', consumers),
  inFile('keys', keys),
  inFile('plain', plain),
  inFile('realmCheck', realmCheck),
  inFile('realmCheckServers', realmCheckServers),
  inFile('procedures', proceduresWithEvents),
  inFile('procedures', proceduresWithOrganizations),
  inFile('procedures', proceduresWithNativeOrganizations),
  inFile('procedureTerraform', terraformWithEvents),
  inFile('procedureTerraform', terraformWithNativeOrganizations),
  inFile('proofEngine', proofEngine),
  inFile('proofEngine', proofEngineOnPlain),
  ...errorMessageGroups.map((group) => inFile('errorMessages', group)),
]

/** Everything that is proven on a running server, in the order in which it is proven. The last group ends its server. */
export const allGroups = (): readonly StatedGroup[] => [...factGroups, ...pageGroups(), inFile('faults', faults)]

/** Whether a page is proven on another server as well, of which the version is older. */
export const isOnNewerServer = (group: StatedGroup): boolean =>
  isOnPage(group) && bundles[group.bundle].server !== PROOF_SERVERS[0]

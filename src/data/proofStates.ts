import type {Requirement} from './proofServers'

/**
 * What a reader can have behind them when a proof begins, and what each needs of the server. Each is a file of
 * `lab/proof/states`, whose first line says what it makes.
 */
export const proofStates: Readonly<Record<string, readonly Requirement[]>> = {
  administrator: [],
  alice: [],
  automation: [],
  'customer-login': [],
  flows: [],
  'full-tokens': [],
  kcadm: [],
  mail: [],
  organization: ['orgs'],
  'own-server': [],
  sample: [],
  tenants: ['orgs'],
  token: [],
  'web-client': [],
}

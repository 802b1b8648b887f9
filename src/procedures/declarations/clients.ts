import {admin, found, query, type Find, type Lookup, type Step} from '../procedure'

/** How a client is found: the API searches by ID, and answers a list. */
export const findClient = (clientId: string): Find => ({path: query(admin('clients'), {clientId}), where: {clientId}})

/** Finds a client on which a step depends. */
export const lookUpClient = (name: string, clientId: string): Lookup => ({
  name,
  what: `the client ${clientId}`,
  ...findClient(clientId),
})

/** Changes a client that exists. */
export const updateClient = {method: 'PUT', path: admin('clients', found())} as const satisfies Step['update']

/** Creates, changes, and removes a client. */
export const writeClient = {
  create: {method: 'POST', path: admin('clients')},
  update: updateClient,
  remove: {method: 'DELETE', path: admin('clients', found())},
} as const satisfies Pick<Step, 'create' | 'update' | 'remove'>

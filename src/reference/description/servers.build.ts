import {exampleContext} from '../../data/exampleContext'
import type {Operation, Server} from './description.build'

/** What the address of a realm's API ends with: pages and samples name its operations below it. */
export const REALM = '/realms/{realm}'

/** The realm that samples call. */
const SAMPLE_REALM = `${exampleContext.baseUrl}/realms/${exampleContext.realm}`

type Called = Pick<Operation, 'servers'>

/** Whether an operation is called below the address of a realm, which the reader enters. */
export function isOfRealm({servers: [server]}: Called): boolean {
  return server !== undefined && /\/realms\/\{realm\}\/?$/.test(server.url)
}

/** The address of a server with the defaults of its variables, without a closing slash. */
export function addressOf({url, variables = {}}: Server): string {
  const filled = url.replaceAll(/\{([^}]+)\}/g, (whole, name: string) => variables[name]?.default ?? whole)
  const address = URL.canParse(filled, exampleContext.baseUrl) ? new URL(filled, exampleContext.baseUrl).href : filled
  return address.replace(/\/+$/, '')
}

/** The address below which the samples of an operation call. */
export function sampleBase(operation: Called): string {
  if (isOfRealm(operation)) return SAMPLE_REALM
  const [server = {url: '/'}] = operation.servers
  return addressOf(server)
}

/** What stands before the path of an operation: the path of its server. */
export function basePath(operation: Called): string {
  if (isOfRealm(operation)) return REALM
  const base = sampleBase(operation)
  return URL.canParse(base) ? decodeURI(new URL(base).pathname).replace(/\/$/, '') : ''
}

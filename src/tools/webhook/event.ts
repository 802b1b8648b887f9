import {isObject} from '../../lib/isObject'
import {quoted, type PageLink, type ReportTable} from '../report'
import {parsed} from './json'

/** The fields that say what happened, or undefined if the body isn't an event. */
export function eventTable(body: string): ReportTable | undefined {
  const json = parsed(body)
  if (!json || !isObject(json.value) || typeof json.value.type !== 'string') return undefined
  const {type, time, realmName, authDetails, error, resourcePath, uid, id} = json.value
  const user = isObject(authDetails) ? (authDetails.username ?? authDetails.userId) : undefined
  const fields: [string, unknown][] = [
    ['`type`', type],
    ['`error`', error],
    ['`time`', typeof time === 'number' ? dateOf(time) : undefined],
    ['`realmName`', realmName],
    ['User', user],
    ['`resourcePath`', resourcePath],
    ['`uid`, the ID of the delivery', uid],
    ['`id`, the ID of the event', id],
  ]
  const rows = fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, quoted(value)]] : []))
  return {kind: 'table', caption: 'The event', head: ['Field', 'Value'], rows}
}

function dateOf(time: number): string | undefined {
  const date = new Date(time)
  return Number.isNaN(date.valueOf()) ? undefined : date.toISOString()
}

/** The page that explains events of a type. */
export function pageOfType(type: string): PageLink {
  if (type.startsWith('access.')) return {label: 'Access events', path: '/docs/audit-logs/access/#types'}
  if (type.startsWith('admin.'))
    return {label: 'Admin events', path: '/docs/audit-logs/admin/#resource-types-of-keycloak'}
  return {label: 'Custom events', path: '/docs/audit-logs/api/#publish-custom-events'}
}

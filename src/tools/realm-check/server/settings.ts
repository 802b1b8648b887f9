import {isObject} from '../../../lib/isObject'
import {flagAt, numberAt, textAt} from '../json'
import {forEachOf, inPath, objectsOf, readJson, readPages, type Json, type Reading} from './reading'

const FLOWS = {part: 'authenticationFlows', role: 'view-realm'} as const
/** Top-level flows whose steps are read. */
const MOST_FLOWS = 200

type Flow = Json & {authenticationExecutions: Json[]}

/** A flow and its subflows from the list of its steps, in which a level says how deep each is nested. */
export function flowsFrom(top: Json, steps: readonly Json[]): Flow[] {
  const first: Flow = {...top, authenticationExecutions: []}
  const flows = [first]
  /** The flow that is open at each level. */
  const open = [first]
  for (const step of steps) {
    const level = numberAt(0, step, 'level')
    const isFlow = flagAt(false, step, 'authenticationFlow')
    const alias = textAt(step, 'displayName')
    open[level]?.authenticationExecutions.push({
      requirement: step.requirement,
      authenticator: step.providerId,
      authenticatorFlow: isFlow,
      ...(isFlow ? {flowAlias: alias} : {authenticatorConfig: step.alias}),
    })
    if (!isFlow) continue
    const inner: Flow = {id: step.flowId, alias, topLevel: false, authenticationExecutions: []}
    open[level + 1] = inner
    flows.push(inner)
  }
  return flows
}

/** The login flows as in an export. */
export async function readFlows(reading: Reading): Promise<Json> {
  const tops = await readJson(reading, '/authentication/flows', FLOWS)
  if (tops === undefined) return {}
  const authenticationFlows: Flow[] = []
  await forEachOf(reading, objectsOf(tops), {part: FLOWS.part, most: MOST_FLOWS}, async (top) => {
    const alias = inPath(top, 'alias')
    const steps = await readJson(reading, `/authentication/flows/${alias}/executions`, FLOWS)
    if (steps !== undefined) authenticationFlows.push(...flowsFrom(top, objectsOf(steps)))
  })
  return {authenticationFlows}
}

/** The components of the realm by type, as in an export. Rules don't read components of components. */
export async function readComponents(reading: Reading, realmId: string | undefined): Promise<Json> {
  const value = await readJson(reading, '/components', {part: 'components', role: 'view-realm'})
  if (value === undefined) return {}
  const components: Record<string, Json[]> = {}
  for (const component of objectsOf(value)) {
    const type = textAt(component, 'providerType')
    if (type === undefined || component.parentId !== realmId) continue
    ;(components[type] ??= []).push(component)
  }
  return {components}
}

/** The organizations that Keycloak has built in. */
export async function readOrganizations(reading: Reading, settings: Json): Promise<Json> {
  if (!flagAt(false, settings, 'organizationsEnabled')) {
    reading.unread.set('organizations', 'organizations are off in this realm')
    return {}
  }
  const organizations = await readPages(reading, '/organizations?briefRepresentation=false', {
    part: 'organizations',
    role: 'view-organizations',
  })
  return organizations === undefined ? {} : {organizations}
}

/** The version of the server, which only administrators of the realm `master` can read. */
export async function readVersion({get, unread}: Reading): Promise<Json> {
  const got = await get('/admin/serverinfo')
  const info = got.kind === 'json' && isObject(got.value) ? got.value : {}
  const keycloakVersion = textAt(info, 'systemInfo', 'version')
  if (keycloakVersion !== undefined) return {keycloakVersion}
  unread.set('version', 'only administrators of the realm `master` can read it')
  return {}
}

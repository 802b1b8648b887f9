import {flagAt, listAt, textAt} from './json'
import type {Item, RealmView} from './realmView'

/** A step that isn't disabled. */
export type Execution = {
  flow: Item
  index: number
  authenticator: string
  /** Alias of its configuration in `authenticatorConfig`. */
  config: string | undefined
  /** Alias of the flow that it stands for. */
  subflow: string | undefined
}

const byAlias = new WeakMap<RealmView, ReadonlyMap<string, Item>>()

function flowsOf(realm: RealmView): ReadonlyMap<string, Item> {
  // Read in any case, because a view notes which rule reads it.
  const list = realm.flows
  const known = byAlias.get(realm)
  if (known) return known
  const flows = new Map(list.map((flow) => [flow.subject.name, flow]))
  byAlias.set(realm, flows)
  return flows
}

/** Whether the export has a flow of this name. */
export const hasFlow = (realm: RealmView, alias: string): boolean => flowsOf(realm).has(alias)

/** The steps of one flow that aren't disabled, without those of its subflows. */
export function stepsOf(flow: Item): Execution[] {
  return listAt(flow.value, 'authenticationExecutions').flatMap((execution, index) =>
    textAt(execution, 'requirement') === 'DISABLED'
      ? []
      : {
          flow,
          index,
          authenticator: textAt(execution, 'authenticator') ?? '',
          config: textAt(execution, 'authenticatorConfig'),
          subflow:
            flagAt(false, execution, 'authenticatorFlow') || flagAt(false, execution, 'autheticatorFlow')
              ? textAt(execution, 'flowAlias')
              : undefined,
        },
  )
}

/** The steps of a flow and of its subflows, without those that are disabled. A flow that contains itself is read once. */
export function executionsOf(realm: RealmView, alias: string): Execution[] {
  const flows = flowsOf(realm)
  const seen = new Set<string>()
  const open = [alias]
  const executions: Execution[] = []
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const flow = flows.get(name)
    if (flow === undefined || seen.has(name)) continue
    seen.add(name)
    for (const step of stepsOf(flow)) {
      if (step.subflow !== undefined) open.push(step.subflow)
      executions.push(step)
    }
  }
  return executions
}

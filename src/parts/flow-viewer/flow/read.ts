import {translate} from '@docusaurus/Translate'

/** How much a step counts. */
export type Requirement = 'REQUIRED' | 'ALTERNATIVE' | 'CONDITIONAL' | 'DISABLED'

/** A step of a flow. */
export type Step = {
  /** Id of what performs it, or undefined for a sub-flow. */
  provider: string | undefined
  /** Alias of a sub-flow, or what the server calls the step. */
  label: string | undefined
  requirement: Requirement
  /** Of a sub-flow, in order. `undefined` where what was pasted does not say. */
  steps: readonly Step[] | undefined
}

/** A flow that a realm or a client can be given. */
export type LoginFlow = {alias: string; steps: readonly Step[]}

type Json = Readonly<Record<string, unknown>>

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const objects = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : [])
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
const number = (value: unknown): number => (typeof value === 'number' ? value : 0)

const REQUIREMENTS = ['REQUIRED', 'ALTERNATIVE', 'CONDITIONAL', 'DISABLED'] as const

function requirementOf({requirement}: Json): Requirement {
  const known = REQUIREMENTS.find((each) => each === requirement)
  if (known) return known
  throw new Error(
    translate(
      {
        id: 'site.flow.error.requirement',
        message: 'A step has the unknown requirement {requirement}. Allowed: {allowed}.',
      },
      {requirement: JSON.stringify(requirement), allowed: REQUIREMENTS.join(', ')},
    ),
  )
}

/** More steps keep the page from answering. A realm with a hundred flows of its own has about two thousand. */
const MOST_STEPS = 5000
/** Sub-flows in sub-flows. */
const DEEPEST = 30

/** Counts the steps of what is read: flows that name each other can make thousands of a small file. */
function stepCounter(): (depth: number) => void {
  let count = 0
  return (depth) => {
    count += 1
    if (count > MOST_STEPS)
      throw new Error(
        translate(
          {
            id: 'site.flow.error.steps',
            message:
              'These flows have more than {most} steps in total. A sub-flow counts each time it is used. Paste one flow with its sub-flows.',
          },
          {most: String(MOST_STEPS)},
        ),
      )
    if (depth > DEEPEST)
      throw new Error(
        translate(
          {
            id: 'site.flow.error.depth',
            message: 'Sub-flows are nested more than {deepest} levels deep. Paste a flow from an inner level.',
          },
          {deepest: String(DEEPEST)},
        ),
      )
  }
}

const isFlow = (value: Json): boolean => Array.isArray(value.authenticationExecutions)

/** The flows of an export, where a step names its sub-flow. */
function fromFlows(flows: readonly Json[]): LoginFlow[] {
  const countStep = stepCounter()
  const byAlias = new Map(flows.map((flow) => [text(flow.alias) ?? '', flow]))
  const stepsOf = (flow: Json, above: readonly Json[]): Step[] =>
    objects(flow.authenticationExecutions)
      .sort((a, b) => number(a.priority) - number(b.priority))
      .map((execution) => {
        countStep(above.length)
        const alias = text(execution.flowAlias)
        const inner = alias === undefined ? undefined : byAlias.get(alias)
        const isSubFlow = execution.authenticatorFlow === true || alias !== undefined
        if (inner && [...above, flow].includes(inner))
          throw new Error(
            translate(
              {id: 'site.flow.error.loop', message: 'The flow "{alias}" contains itself.'},
              {alias: alias ?? ''},
            ),
          )
        return {
          // The form of a registration is a sub-flow with an authenticator of its own.
          provider: isSubFlow ? undefined : text(execution.authenticator),
          label: alias,
          requirement: requirementOf(execution),
          steps: isSubFlow ? inner && stepsOf(inner, [...above, flow]) : undefined,
        }
      })
  const top = flows.filter(({topLevel}) => topLevel !== false)
  return (top.length > 0 ? top : flows).map((flow) => ({
    alias: text(flow.alias) ?? translate({id: 'site.flow.flow', message: 'Flow'}),
    steps: stepsOf(flow, []),
  }))
}

/** The answer of `GET …/flows/{alias}/executions`: a list in which each step says how deep it stands. */
function fromExecutions(executions: readonly Json[]): LoginFlow[] {
  const countStep = stepCounter()
  const stepsAt = (level: number, list: readonly Json[]): Step[] =>
    list.flatMap((execution, index) => {
      if (number(execution.level) !== level) return []
      countStep(level)
      const rest = list.slice(index + 1)
      const end = rest.findIndex((each) => number(each.level) <= level)
      const isSubFlow = execution.authenticationFlow === true
      const requirement = requirementOf(execution)
      const inside = end === -1 ? rest : rest.slice(0, end)
      return [
        {
          provider: isSubFlow ? undefined : text(execution.providerId),
          label: text(execution.displayName),
          requirement,
          steps: isSubFlow ? stepsAt(level + 1, inside) : undefined,
        },
      ]
    })
  return [{alias: translate({id: 'site.flow.flow', message: 'Flow'}), steps: stepsAt(0, executions)}]
}

/**
 * The flows in what the server exports: a realm, the list of its flows, one flow, or the executions of one.
 * @throws Error that tells the reader what was expected.
 */
export function readFlows(source: string): LoginFlow[] {
  let json: unknown
  try {
    json = JSON.parse(source)
  } catch (error) {
    throw new Error(
      translate(
        {id: 'site.flow.error.json', message: 'This isn’t valid JSON. {reason}'},
        {reason: error instanceof Error ? error.message : ''},
      ),
    )
  }
  const list = isJson(json) ? (isFlow(json) ? [json] : objects(json.authenticationFlows)) : objects(json)
  const flows = list.filter(isFlow)
  if (flows.length > 0) return fromFlows(flows)
  if (list.some(({requirement}) => requirement !== undefined)) return fromExecutions(list)
  throw new Error(
    translate({
      id: 'site.flow.error.none',
      message:
        'No flow found. Paste a realm export, which contains authenticationFlows, or the Admin API’s response for authentication/flows or for the executions of a flow.',
    }),
  )
}

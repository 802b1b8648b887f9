import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import record from '../../data/serverFlows.json'
import {explainFlow, type ExplainedStep} from './flow/explain'
import {drawFlow} from './flow/graph'
import {readFlows} from './flow/read'
import {FlowGraph} from '../../kit/figures'

export type ServerFlowProps = {
  /** Alias of a flow that every realm has. */
  alias: string
  /** Title of the drawing. */
  title: string
  /** What stands in place of the drawing where it can't be seen. */
  description: string
  /** Last node. Default `Logged in`. */
  end?: string
}

const flows = readFlows(JSON.stringify(record)).map(explainFlow)

function Steps({steps}: {steps: readonly ExplainedStep[]}): ReactNode {
  return (
    <ol>
      {steps.map(({name, provider, requirement, meaning, steps: inside}) => (
        <li key={name}>
          <strong>{name}</strong>
          {provider && (
            <>
              {' '}
              <code>{provider}</code>
            </>
          )}
          , {requirement.toLowerCase()}. {meaning}
          {inside.length > 0 && <Steps steps={inside} />}
        </li>
      ))}
    </ol>
  )
}

/** A flow as the server has it when a realm is new: drawn, and as a list that explains each step. */
export function ServerFlow({
  alias,
  end = translate({id: 'site.flow.end', message: 'Logged in'}),
  ...text
}: ServerFlowProps): ReactNode {
  const flow = flows.find((each) => each.alias === alias)
  if (!flow) {
    const known = flows.map((each) => `"${each.alias}"`).join(', ')
    throw new Error(
      `<ServerFlow alias="${alias}"> refers to a flow that isn't in src/data/serverFlows.json. Allowed: ${known}. Fix: correct the alias.`,
    )
  }
  return (
    <>
      <FlowGraph {...text} {...drawFlow(flow.steps, end)} />
      <Steps steps={flow.steps} />
    </>
  )
}

import {translate} from '@docusaurus/Translate'
import {authenticators} from '../../../data/authenticators'
import type {ExplainedStep} from './explain'

/** Nodes and edges as the figure FlowGraph takes them. */
export type FlowDrawing = {
  nodes: {id: string; label: string; detail?: string; kind: 'start' | 'step' | 'decision' | 'end'}[]
  edges: {from: string; to: string; label: string}[]
}

/** Those that often step aside, and leave the login to the next alternative. */
const SILENT = new Set([
  'auth-cookie',
  'auth-spnego',
  'identity-provider-redirector',
  'ext-auth-home-idp-discovery',
  'idp-create-user-if-unique',
])

/** The ways through a flow: what follows when a step succeeds, and what when it steps aside. */
export function drawFlow(steps: readonly ExplainedStep[], end: string): FlowDrawing {
  const nodes: FlowDrawing['nodes'] = []
  const edges: FlowDrawing['edges'] = []
  const link = (from: string, to: string | undefined, label: string): void => {
    if (to !== undefined && !edges.some((edge) => edge.from === from && edge.to === to)) edges.push({from, to, label})
  }
  let count = 0
  /** Draws a level from its last step to its first. @returns the node that it begins with. */
  const level = (list: readonly ExplainedStep[], next: string, aside: string | undefined): string => {
    const on = list.filter(({requirement, provider}) => requirement !== 'DISABLED' && !isCondition(provider))
    const needed = on.filter(({requirement}) => requirement !== 'ALTERNATIVE')
    if (needed.length > 0) return needed.reduceRight((after, step) => one(step, after, aside), next)
    return on.reduceRight<string | undefined>((other, step) => one(step, next, other), aside) ?? next
  }
  const one = (step: ExplainedStep, next: string, aside: string | undefined): string => {
    count += 1
    const id = `n${count}`
    if (step.requirement === 'CONDITIONAL') {
      const inside = level(step.steps, next, aside)
      const conditions = step.steps.filter(
        ({provider, requirement}) => isCondition(provider) && requirement !== 'DISABLED',
      )
      nodes.push({
        id,
        label: step.name,
        detail: conditions.map(({name}) => name.replace('Condition - ', '')).join(', '),
        kind: 'decision',
      })
      link(id, next, translate({id: 'site.flow.edge.else', message: 'else'}))
      link(id, inside, translate({id: 'site.flow.edge.met', message: 'all met'}))
      return id
    }
    if (step.steps.length > 0) return level(step.steps, next, aside)
    const isSilent = SILENT.has(step.provider ?? '') && aside !== undefined
    nodes.push({id, label: step.name, kind: isSilent ? 'decision' : 'step'})
    if (isSilent) link(id, aside, translate({id: 'site.flow.edge.otherwise', message: 'otherwise'}))
    else if (step.requirement === 'ALTERNATIVE')
      link(id, aside, translate({id: 'site.flow.edge.another', message: 'another way'}))
    link(id, next, isSilent ? translate({id: 'site.flow.edge.succeeds', message: 'succeeds'}) : '')
    return id
  }
  level(steps, 'end', undefined)
  return {nodes: [...nodes.reverse(), {id: 'end', label: end, kind: 'end'}], edges: edges.reverse()}
}

const isCondition = (provider = ''): boolean => authenticators[provider]?.isCondition === true

import {translate} from '@docusaurus/Translate'
import {faultsOf, refused, type Place} from './faults'
import type {LoginFlow, Step} from './read'
import {factsOf, findsUser, isAlternative, isCondition, isOn, named, running} from './steps'

/** A step with what there is to say about it. */
export type ExplainedStep = {
  name: string
  provider: string | undefined
  requirement: Step['requirement']
  /** What it does, and what its requirement means where it stands. */
  meaning: string
  /** What is wrong with its place. */
  faults: readonly string[]
  steps: readonly ExplainedStep[]
}

/** A flow with what there is to say about it. */
export type ExplainedFlow = {alias: string; faults: readonly string[]; steps: readonly ExplainedStep[]}

function meaningOf(step: Step, isLast: boolean): string {
  const {requirement, provider} = step
  const does =
    provider === undefined
      ? ''
      : `${factsOf(step)?.does ?? translate({id: 'site.flow.unknown', message: 'This page doesn’t know this step.'})} `
  if (requirement === 'DISABLED') return does + translate({id: 'site.flow.disabled', message: 'Disabled.'})
  if (isCondition(step)) return does.trimEnd()
  if (requirement === 'ALTERNATIVE')
    return (
      does +
      (isLast
        ? translate({id: 'site.flow.alternativeLast', message: 'Sufficient by itself.'})
        : translate({
            id: 'site.flow.alternative',
            message: 'Sufficient by itself. If it succeeds, Keycloak skips the rest of this level.',
          }))
    )
  if (requirement === 'CONDITIONAL')
    return does + translate({id: 'site.flow.conditional', message: 'Runs if all of its conditions are met.'})
  return does + translate({id: 'site.flow.required', message: 'Must succeed.'})
}

function explainLevel(steps: readonly Step[], place: Place): ExplainedStep[] {
  const runs = running(steps)
  const isChoice = runs.every(isAlternative)
  let {isUserKnown, isAccountChecked} = place
  return steps.map((step, index) => {
    const here = {...place, isUserKnown, isAccountChecked}
    const inside: Place = {
      ...here,
      hasOtherWay: place.hasOtherWay || (isAlternative(step) && runs.indexOf(step) < runs.length - 1),
      isConditional: step.requirement === 'CONDITIONAL',
    }
    const explained: ExplainedStep = {
      name: named(step),
      provider: step.provider,
      requirement: step.requirement,
      meaning: meaningOf(step, runs.indexOf(step) === runs.length - 1),
      faults: faultsOf(step, index, steps, here),
      steps: isOn(step) && step.steps ? explainLevel(step.steps, inside) : [],
    }
    if (!isChoice && step.requirement === 'REQUIRED' && runs.includes(step)) {
      isUserKnown ||= findsUser(step)
      isAccountChecked ||= step.provider === 'auth-username-form'
    }
    return explained
  })
}

/** Says of each step what it does and what is wrong with its place. */
export function explainFlow({alias, steps}: LoginFlow): ExplainedFlow {
  const place = {isUserKnown: false, hasOtherWay: false, isConditional: false, isAccountChecked: false}
  const isEmpty = running(steps).length === 0
  return {
    alias,
    faults: isEmpty
      ? [
          translate(
            {id: 'site.flow.fault.empty', message: 'Every step is disabled, so {refused} Turn on a step.'},
            {refused},
          ),
        ]
      : [],
    steps: explainLevel(steps, place),
  }
}

/** How many faults there are in a flow. */
export function countFaults({faults, steps}: Pick<ExplainedFlow, 'faults' | 'steps'>): number {
  return faults.length + steps.reduce((sum, step) => sum + countFaults(step), 0)
}

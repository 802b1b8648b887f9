import {authenticators} from '../../../data/authenticators'
import type {LoginFlow, Step} from './read'

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

/** What is known when a step is reached. */
type Place = {
  isUserKnown: boolean
  /** Another way is left if this level fails. */
  hasOtherWay: boolean
  /** The sub-flow has conditions that count. */
  isConditional: boolean
  /** A step before has turned away everybody without an account. */
  isAccountChecked: boolean
}

const REFUSED = 'the login fails with “Invalid username or password.”'
const DISCOVERY = 'ext-auth-home-idp-discovery'
const COOKIE = 'auth-cookie'

const factsOf = ({provider = ''}: Step) =>
  Object.hasOwn(authenticators, provider) ? authenticators[provider] : undefined
const isOn = ({requirement}: Step): boolean => requirement !== 'DISABLED'
const isCondition = (step: Step): boolean => factsOf(step)?.isCondition === true
const isAlternative = ({requirement}: Step): boolean => requirement === 'ALTERNATIVE'
const isNeeded = ({requirement}: Step): boolean => requirement === 'REQUIRED' || requirement === 'CONDITIONAL'

/** The steps that run: alternatives beside a required step do not. */
function running(steps: readonly Step[]): Step[] {
  const candidates = steps.filter((step) => isOn(step) && !isCondition(step))
  const needed = candidates.filter(isNeeded)
  return needed.length > 0 ? needed : candidates
}

/** Whether a page is the first thing that a step shows. */
function asks(step: Step): boolean {
  if (!step.steps) return factsOf(step)?.asks === true
  return running(step.steps).slice(0, 1).some(asks)
}

/** Whether the user is known once this step has succeeded. */
function findsUser(step: Step): boolean {
  // Of a step that is not known the best is assumed.
  if (!step.steps) return factsOf(step) === undefined || factsOf(step)?.findsUser === true
  const inner = running(step.steps)
  return inner.every(isAlternative)
    ? inner.every(findsUser)
    : inner.some((each) => each.requirement === 'REQUIRED' && findsUser(each))
}

const named = (step: Step): string => factsOf(step)?.name ?? step.label ?? step.provider ?? 'Sub-flow'

function meaningOf(step: Step, isLast: boolean): string {
  const {requirement, provider} = step
  const does = provider === undefined ? '' : `${factsOf(step)?.does ?? 'This page doesn’t know this step.'} `
  if (requirement === 'DISABLED') return `${does}Disabled.`
  if (isCondition(step)) return does.trimEnd()
  if (requirement === 'ALTERNATIVE')
    return `${does}Sufficient by itself${isLast ? '.' : '. If it succeeds, Keycloak skips the rest of this level.'}`
  if (requirement === 'CONDITIONAL') return `${does}Runs if all of its conditions are met.`
  return `${does}Must succeed.`
}

function faultsOf(step: Step, index: number, level: readonly Step[], place: Place): string[] {
  const faults: string[] = []
  if (!isOn(step)) return faults
  if (isCondition(step)) {
    if (!place.isConditional)
      faults.push(
        'Never checked: Keycloak checks conditions only in a conditional sub-flow. Set the requirement of the sub-flow to Conditional.',
      )
    return faults
  }
  const others = level.filter((each) => each !== step && isOn(each) && !isCondition(each))
  if (isAlternative(step) && others.some(isNeeded))
    return [
      'Ignored: a required or conditional step is at the same level. The server logs “REQUIRED and ALTERNATIVE elements at same level!”. Move the alternatives into a required sub-flow, or the required steps into an alternative sub-flow.',
    ]
  const before = level.slice(0, index).filter((each) => isOn(each) && !isCondition(each))
  const after = level.slice(index + 1).filter((each) => isOn(each) && !isCondition(each))
  if (step.steps) faults.push(...faultsOfSubFlow(step, step.steps))
  const facts = factsOf(step)
  if (facts?.needsUser && !place.isUserKnown)
    faults.push(
      isAlternative(step) && others.length > 0
        ? 'Skipped, because Keycloak doesn’t know the user yet. One alternative is enough, so this step isn’t a second factor. Put the first step and this one into a sub-flow, and set both to Required.'
        : `Keycloak doesn’t know the user yet, so ${REFUSED} Put a step that asks for the username before this one. Keycloak knows the user from the start only in a post-login flow of an identity provider.`,
    )
  if (isAlternative(step) && !asks(step) && before.some(asks))
    faults.push(
      `Runs too late: ${named(before.find(asks) ?? step)} comes first, ${step.provider === COOKIE ? 'even for users who have a session' : 'and users get here only through “Try Another Way”'}. Move this step to the top.`,
    )
  if (step.provider === COOKIE && step.requirement === 'REQUIRED' && !place.hasOtherWay)
    faults.push(
      `Users without a session can’t get past this step, so ${REFUSED} Set it to Alternative, or put it into an alternative sub-flow.`,
    )
  if (step.provider === DISCOVERY) {
    if (place.isAccountChecked)
      faults.push(
        'The Username Form before this step rejects users who have no account yet, so they can’t log in through a customer’s identity provider for the first time. Remove the Username Form. This step asks for the email address itself.',
      )
    if (isAlternative(step) && after.length === 0)
      faults.push(
        `No step follows for addresses without an identity provider, so ${REFUSED} Add a sub-flow with a password below this step.`,
      )
  }
  return faults
}

function faultsOfSubFlow({requirement}: Step, steps: readonly Step[]): string[] {
  const inside = steps.filter(isOn)
  if (requirement === 'CONDITIONAL' && !inside.some(isCondition))
    return [
      'Never runs: it has no condition that is turned on. Add one, such as Condition - user configured, and set it to Required, or set the sub-flow to Required.',
    ]
  if (requirement === 'REQUIRED' && !inside.some((step) => !isCondition(step)))
    return [`Every step in it is disabled, so ${REFUSED} Turn on a step, or disable the sub-flow.`]
  return []
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
    faults: isEmpty ? [`Every step is disabled, so ${REFUSED} Turn on a step.`] : [],
    steps: explainLevel(steps, place),
  }
}

/** How many faults there are in a flow. */
export function countFaults({faults, steps}: Pick<ExplainedFlow, 'faults' | 'steps'>): number {
  return faults.length + steps.reduce((sum, step) => sum + countFaults(step), 0)
}

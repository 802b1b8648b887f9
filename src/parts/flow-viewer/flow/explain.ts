import {translate} from '@docusaurus/Translate'
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

const refused = translate({id: 'site.flow.refused', message: 'the login fails with “Invalid username or password.”'})
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

const named = (step: Step): string =>
  factsOf(step)?.name ?? step.label ?? step.provider ?? translate({id: 'site.flow.subFlow', message: 'Sub-flow'})

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

function faultsOf(step: Step, index: number, level: readonly Step[], place: Place): string[] {
  const faults: string[] = []
  if (!isOn(step)) return faults
  if (isCondition(step)) {
    if (!place.isConditional)
      faults.push(
        translate({
          id: 'site.flow.fault.conditionUnused',
          message:
            'Never checked: Keycloak checks conditions only in a conditional sub-flow. Set the requirement of the sub-flow to Conditional.',
        }),
      )
    return faults
  }
  const others = level.filter((each) => each !== step && isOn(each) && !isCondition(each))
  if (isAlternative(step) && others.some(isNeeded))
    return [
      translate({
        id: 'site.flow.fault.mixed',
        message:
          'Ignored: a required or conditional step is at the same level. The server logs “REQUIRED and ALTERNATIVE elements at same level!”. Move the alternatives into a required sub-flow, or the required steps into an alternative sub-flow.',
      }),
    ]
  const before = level.slice(0, index).filter((each) => isOn(each) && !isCondition(each))
  const after = level.slice(index + 1).filter((each) => isOn(each) && !isCondition(each))
  if (step.steps) faults.push(...faultsOfSubFlow(step, step.steps))
  const facts = factsOf(step)
  if (facts?.needsUser && !place.isUserKnown)
    faults.push(
      isAlternative(step) && others.length > 0
        ? translate({
            id: 'site.flow.fault.skipped',
            message:
              'Skipped, because Keycloak doesn’t know the user yet. One alternative is enough, so this step isn’t a second factor. Put the first step and this one into a sub-flow, and set both to Required.',
          })
        : translate(
            {
              id: 'site.flow.fault.userUnknown',
              message:
                'Keycloak doesn’t know the user yet, so {refused} Put a step that asks for the username before this one. Keycloak knows the user from the start only in a post-login flow of an identity provider.',
            },
            {refused},
          ),
    )
  if (isAlternative(step) && !asks(step) && before.some(asks))
    faults.push(
      step.provider === COOKIE
        ? translate(
            {
              id: 'site.flow.fault.lateCookie',
              message:
                'Runs too late: {first} comes first, even for users who have a session. Move this step to the top.',
            },
            {first: named(before.find(asks) ?? step)},
          )
        : translate(
            {
              id: 'site.flow.fault.late',
              message:
                'Runs too late: {first} comes first, and users get here only through “Try Another Way”. Move this step to the top.',
            },
            {first: named(before.find(asks) ?? step)},
          ),
    )
  if (step.provider === COOKIE && step.requirement === 'REQUIRED' && !place.hasOtherWay)
    faults.push(
      translate(
        {
          id: 'site.flow.fault.cookieRequired',
          message:
            'Users without a session can’t get past this step, so {refused} Set it to Alternative, or put it into an alternative sub-flow.',
        },
        {refused},
      ),
    )
  if (step.provider === DISCOVERY) {
    if (place.isAccountChecked)
      faults.push(
        translate({
          id: 'site.flow.fault.accountChecked',
          message:
            'The Username Form before this step rejects users who have no account yet, so they can’t log in through a customer’s identity provider for the first time. Remove the Username Form. This step asks for the email address itself.',
        }),
      )
    if (isAlternative(step) && after.length === 0)
      faults.push(
        translate(
          {
            id: 'site.flow.fault.nothingFollows',
            message:
              'No step follows for addresses without an identity provider, so {refused} Add a sub-flow with a password below this step.',
          },
          {refused},
        ),
      )
  }
  return faults
}

function faultsOfSubFlow({requirement}: Step, steps: readonly Step[]): string[] {
  const inside = steps.filter(isOn)
  if (requirement === 'CONDITIONAL' && !inside.some(isCondition))
    return [
      translate({
        id: 'site.flow.fault.noCondition',
        message:
          'Never runs: it has no condition that is turned on. Add one, such as Condition - user configured, and set it to Required, or set the sub-flow to Required.',
      }),
    ]
  if (requirement === 'REQUIRED' && !inside.some((step) => !isCondition(step)))
    return [
      translate(
        {
          id: 'site.flow.fault.subFlowEmpty',
          message: 'Every step in it is disabled, so {refused} Turn on a step, or disable the sub-flow.',
        },
        {refused},
      ),
    ]
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

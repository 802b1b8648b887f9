import {translate} from '@docusaurus/Translate'
import type {Step} from './read'
import {asks, factsOf, isAlternative, isCondition, isNeeded, isOn, named} from './steps'

/** What is known when a step is reached. */
export type Place = {
  isUserKnown: boolean
  /** Another way is left if this level fails. */
  hasOtherWay: boolean
  /** The sub-flow has conditions that count. */
  isConditional: boolean
  /** A step before has turned away everybody without an account. */
  isAccountChecked: boolean
}

/** A step that runs, with those of its level that run before and after it. */
type Reached = {step: Step; place: Place; before: readonly Step[]; after: readonly Step[]}

const DISCOVERY = 'ext-auth-home-idp-discovery'
const COOKIE = 'auth-cookie'

/** How a login ends that no step can finish: a part of other texts. */
export const refused = translate({
  id: 'site.flow.refused',
  message: 'the login fails with “Invalid username or password.”',
})

function userUnknown({step, place, before, after}: Reached): string | undefined {
  if (!factsOf(step)?.needsUser || place.isUserKnown) return undefined
  if (isAlternative(step) && before.length + after.length > 0)
    return translate({
      id: 'site.flow.fault.skipped',
      message:
        'Skipped, because Keycloak doesn’t know the user yet. One alternative is enough, so this step isn’t a second factor. Put the first step and this one into a sub-flow, and set both to Required.',
    })
  return translate(
    {
      id: 'site.flow.fault.userUnknown',
      message:
        'Keycloak doesn’t know the user yet, so {refused} Put a step that asks for the username before this one. Keycloak knows the user from the start only in a post-login flow of an identity provider.',
    },
    {refused},
  )
}

function late({step, before}: Reached): string | undefined {
  const first = before.find(asks)
  if (!isAlternative(step) || asks(step) || !first) return undefined
  if (step.provider === COOKIE)
    return translate(
      {
        id: 'site.flow.fault.lateCookie',
        message: 'Runs too late: {first} comes first, even for users who have a session. Move this step to the top.',
      },
      {first: named(first)},
    )
  return translate(
    {
      id: 'site.flow.fault.late',
      message:
        'Runs too late: {first} comes first, and users get here only through “Try Another Way”. Move this step to the top.',
    },
    {first: named(first)},
  )
}

function cookieRequired({step, place}: Reached): string | undefined {
  if (step.provider !== COOKIE || step.requirement !== 'REQUIRED' || place.hasOtherWay) return undefined
  return translate(
    {
      id: 'site.flow.fault.cookieRequired',
      message:
        'Users without a session can’t get past this step, so {refused} Set it to Alternative, or put it into an alternative sub-flow.',
    },
    {refused},
  )
}

function accountChecked({step, place}: Reached): string | undefined {
  if (step.provider !== DISCOVERY || !place.isAccountChecked) return undefined
  return translate({
    id: 'site.flow.fault.accountChecked',
    message:
      'The Username Form before this step rejects users who have no account yet, so they can’t log in through a customer’s identity provider for the first time. Remove the Username Form. This step asks for the email address itself.',
  })
}

function nothingFollows({step, after}: Reached): string | undefined {
  if (step.provider !== DISCOVERY || !isAlternative(step) || after.length > 0) return undefined
  return translate(
    {
      id: 'site.flow.fault.nothingFollows',
      message:
        'No step follows for addresses without an identity provider, so {refused} Add a sub-flow with a password below this step.',
    },
    {refused},
  )
}

const conditionUnused = (): string =>
  translate({
    id: 'site.flow.fault.conditionUnused',
    message:
      'Never checked: Keycloak checks conditions only in a conditional sub-flow. Set the requirement of the sub-flow to Conditional.',
  })

const mixed = (): string =>
  translate({
    id: 'site.flow.fault.mixed',
    message:
      'Ignored: a required or conditional step is at the same level. The server logs “REQUIRED and ALTERNATIVE elements at same level!”. Move the alternatives into a required sub-flow, or the required steps into an alternative sub-flow.',
  })

function neverWorks({step: {requirement, steps}}: Reached): string | undefined {
  const inside = steps?.filter(isOn)
  if (requirement === 'CONDITIONAL' && inside?.some(isCondition) === false)
    return translate({
      id: 'site.flow.fault.noCondition',
      message:
        'Never runs: it has no condition that is turned on. Add one, such as Condition - user configured, and set it to Required, or set the sub-flow to Required.',
    })
  if (requirement === 'REQUIRED' && inside?.every(isCondition))
    return translate(
      {
        id: 'site.flow.fault.subFlowEmpty',
        message: 'Every step in it is disabled, so {refused} Turn on a step, or disable the sub-flow.',
      },
      {refused},
    )
  return undefined
}

/** What can be wrong with a step that runs, in the order in which it is said. */
const rules = [neverWorks, userUnknown, late, cookieRequired, accountChecked, nothingFollows]

/** What is wrong with the place of a step, of which `index` is the number in its level. */
export function faultsOf(step: Step, index: number, level: readonly Step[], place: Place): string[] {
  if (!isOn(step)) return []
  if (isCondition(step)) return place.isConditional ? [] : [conditionUnused()]
  const counts = (each: Step) => isOn(each) && !isCondition(each)
  const before = level.slice(0, index).filter(counts)
  const after = level.slice(index + 1).filter(counts)
  if (isAlternative(step) && [...before, ...after].some(isNeeded)) return [mixed()]
  return rules.flatMap((rule) => rule({step, place, before, after}) ?? [])
}

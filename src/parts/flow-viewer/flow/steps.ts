import {translate} from '@docusaurus/Translate'
import {authenticators} from '../../../data/authenticators'
import type {Step} from './read'

/** What is known of a step's provider, if it is one of Keycloak's or of the extensions. */
export const factsOf = ({provider = ''}: Step) =>
  Object.hasOwn(authenticators, provider) ? authenticators[provider] : undefined
export const isOn = ({requirement}: Step): boolean => requirement !== 'DISABLED'
export const isCondition = (step: Step): boolean => factsOf(step)?.isCondition === true
export const isAlternative = ({requirement}: Step): boolean => requirement === 'ALTERNATIVE'
export const isNeeded = ({requirement}: Step): boolean => requirement === 'REQUIRED' || requirement === 'CONDITIONAL'

/** The steps that run: alternatives beside a required step do not. */
export function running(steps: readonly Step[]): Step[] {
  const candidates = steps.filter((step) => isOn(step) && !isCondition(step))
  const needed = candidates.filter(isNeeded)
  return needed.length > 0 ? needed : candidates
}

/** Whether a page is the first thing that a step shows. */
export function asks(step: Step): boolean {
  if (!step.steps) return factsOf(step)?.asks === true
  return running(step.steps).slice(0, 1).some(asks)
}

/** Whether the user is known once this step has succeeded. */
export function findsUser(step: Step): boolean {
  // Of a step that is not known the best is assumed.
  if (!step.steps) return factsOf(step) === undefined || factsOf(step)?.findsUser === true
  const inner = running(step.steps)
  return inner.every(isAlternative)
    ? inner.every(findsUser)
    : inner.some((each) => each.requirement === 'REQUIRED' && findsUser(each))
}

/** The name of a step, as the admin console shows it. */
export const named = (step: Step): string =>
  factsOf(step)?.name ?? step.label ?? step.provider ?? translate({id: 'site.flow.subFlow', message: 'Sub-flow'})

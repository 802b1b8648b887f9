import {finding, type Case, type Check} from '../case'
import {spanText, timeOf} from '../clock'
import {clientOf, keycloakFix, pages, providerOf} from '../keycloak'
import {quoted} from '../../report'

/** How far clocks can differ before receivers notice. Many allow one minute. In ms. */
const TOLERANCE = 60_000

/** Compares the times that must be in the past with the clock, and looks for times that are missing. */
export const checkTimes: Check = (one) => [
  ...future(one, 'IssueInstant', one.message.issueInstant),
  ...future(one, 'NotBefore', one.message.assertions[0]?.conditions?.notBefore),
  ...missing(one),
]

/** Compares the times at which the message ends with the clock. */
export const checkExpiry: Check = (one) => {
  const {message} = one
  const assertion = message.assertions[0]
  const data = assertion?.confirmations.find(({notOnOrAfter}) => notOnOrAfter !== undefined)
  const ends = [
    ...past(one, 'The assertion', 'The condition `NotOnOrAfter`', assertion?.conditions?.notOnOrAfter),
    ...past(one, 'The assertion', 'The time `NotOnOrAfter` of `SubjectConfirmationData`', data?.notOnOrAfter),
  ]
  return [
    // The first one decides.
    ...ends.slice(0, 1),
    ...past(
      one,
      'The session at the identity provider',
      'The time `SessionNotOnOrAfter`',
      assertion?.login?.sessionEnd,
    ),
    ...past(one, 'The logout request', 'The time `NotOnOrAfter`', message.logout?.notOnOrAfter),
  ]
}

function future({now, sides}: Case, name: string, text: string | undefined) {
  if (text === undefined) return []
  const time = timeOf(text)
  if (time === undefined) return [invalid(name, text)]
  if (time <= now + TOLERANCE) return []
  return [
    finding('error', `\`${name}\` is ${spanText(time - now)} in the future`, {
      text: "The sender's clock is ahead of this computer's clock, or this computer's clock is behind. A receiver with the right time refuses the message.",
      fix: `Synchronize the clocks of both servers with NTP. ${keycloakFix(sides, {sp: `${providerOf(sides)} and enter the difference in seconds in **Allowed clock skew**, until the clocks are right.`}) ?? ''}`.trim(),
      page: pages.errors,
    }),
  ]
}

function past({now, message, sides}: Case, subject: string, name: string, text: string | undefined) {
  if (text === undefined) return []
  const time = timeOf(text)
  if (time === undefined) return [invalid(name, text)]
  if (now < time) return []
  const issued = timeOf(message.issueInstant)
  const lifetime =
    issued === undefined || time <= issued
      ? ''
      : ` It was valid for ${spanText(time - issued)} after the message was written.`
  return [
    finding('warning', `${subject} expired ${spanText(now - time)} ago`, {
      text: `${name} is ${quoted(text)}.${lifetime} That's normal for a copied message. If the receiver said so at once, one of the clocks is wrong: that of the receiver, or that of the sender.`,
      fix: `If it happens at each login, synchronize both clocks. ${
        keycloakFix(sides, {
          idp: `${clientOf(message.assertions[0]?.conditions?.audiences[0])} and raise **Assertion Lifespan** on the tab **Advanced**.`,
          sp: `${providerOf(sides)} and raise **Allowed clock skew**.`,
        }) ?? ''
      }`.trim(),
      page: pages.application,
    }),
  ]
}

const invalid = (name: string, text: string) =>
  finding('error', `${name.startsWith('The') ? name : `\`${name}\``} isn't a time: ${quoted(text)}`, {
    text: 'SAML writes times as `2026-11-27T12:00:00Z`, in UTC.',
    page: pages.errors,
  })

/** Bearer assertions must have an end. */
function missing({message}: Case) {
  const [assertion] = message.assertions
  if (!assertion || assertion.conditions?.notOnOrAfter !== undefined) return []
  if (assertion.confirmations.some(({notOnOrAfter}) => notOnOrAfter !== undefined)) return []
  return [
    finding('error', 'The assertion never expires', {
      text: 'It has no `NotOnOrAfter`, neither in `Conditions` nor in `SubjectConfirmationData`. Receivers must refuse it, because a stolen copy would work forever.',
      page: pages.errors,
    }),
  ]
}

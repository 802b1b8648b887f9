import type {Values} from '../form'
import type {Report} from '../report'
import {InputError, type ToolModule} from '../run'
import {buildReport} from './buildReport'
import {readCallback} from './callback'
import {explain} from './explain'
import {readRequest, type AuthorizationRequest, type Trip} from './request'
import {newTrip} from './trip'

/** The random values of the last built request. They live as long as the page. */
let lastTrip: Trip | undefined

export const run: ToolModule['run'] = async (values, action) => {
  const callback = values.text('callback').trim()
  if (action === 'build') {
    const request = readRequest(values)
    lastTrip = await newTrip()
    return buildReport(request, lastTrip, values.text('issuer'))
  }
  if (callback !== '') return explainText(callback, values)
  if (action === 'explain')
    throw new InputError(
      'Paste the address to which Keycloak redirected, such as `https://app.acme.example/callback?error=login_required&state=…`.',
    )
  // While the reader types, the report of a built request follows the form.
  return lastTrip === undefined ? [] : buildReport(readRequest(values), lastTrip, values.text('issuer'))
}

function explainText(callback: string, values: Values): Report {
  const request = requestOf(values)
  const state = values.text('state').trim()
  return explain(readCallback(callback), {
    issuer: request?.issuer ?? values.text('issuer').trim().replace(/\/+$/, ''),
    state: state === '' ? (lastTrip?.state ?? '') : state,
    request,
    trip: lastTrip,
  })
}

/** The request, or undefined if the form is incomplete. A callback can be explained without it. */
function requestOf(values: Values): AuthorizationRequest | undefined {
  try {
    return readRequest(values)
  } catch (error) {
    if (error instanceof InputError) return undefined
    throw error
  }
}

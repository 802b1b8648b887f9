import {InputError} from '../run'
import {shellQuoted} from '../../lib/shellQuoted'
import samples from './samples.json'

/** One recorded event. @throws InputError if there is none of the type. */
function recorded(type: string) {
  const found = samples.find((event) => event.type === type)
  if (found) return found
  throw new InputError(`There is no sample of the event type "${type}". Choose one of the list.`)
}

/**
 * The body of a delivery, with values from a recorded one.
 * @param time milliseconds since 1970.
 * @param newId makes the IDs of the event and of the delivery. A receiver ignores a `uid` that it has handled.
 * @throws InputError if there is no sample of the type.
 */
export function sampleBody(type: string, time: number, newId: () => string): string {
  const event = recorded(type)
  return JSON.stringify({...event, ...('id' in event && {id: newId()}), uid: newId(), time})
}

/** The address of a receiver. @throws InputError if it isn't an HTTP address. */
export function receiverOf(text: string): string {
  const address = text.trim()
  if (/^https?:\/\/[^\s]+$/i.test(address) && URL.canParse(address)) return new URL(address).href
  throw new InputError(
    'Enter the address of your receiver with `https://` or `http://`, such as `https://hooks.acme.example/keycloak`.',
  )
}

/** A command for bash that posts a body byte by byte and prints the status of the answer. */
export function curlCommand({url, body, signature}: {url: string; body: string; signature: string}): string {
  return [
    String.raw`curl -sS -o /dev/null -w '%{http_code}\n' ${shellQuoted(url)}`,
    `  -H 'Content-Type: application/json'`,
    `  -H ${shellQuoted(`X-Keycloak-Signature: ${signature}`)}`,
    `  --data-binary ${shellQuoted(body)}`,
  ].join(' \\\n')
}

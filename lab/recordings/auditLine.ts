import * as z from 'zod'
import type {RecordedEvent} from '../../src/data/recordings'

/** An event as a webhook delivers it, as far as a line of the audit log needs it. */
export const delivered = z.looseObject({
  type: z.string(),
  /** Milliseconds since 1970. */
  time: z.number(),
  error: z.string().optional(),
  resourcePath: z.string().optional(),
  authDetails: z.looseObject({username: z.string().optional(), clientId: z.string().optional()}),
  details: z.record(z.string(), z.string()).default({}),
})

export type Delivered = z.infer<typeof delivered>

/** Enough of an id to tell it from another on the same page. */
export const shortened = (text: string): string => text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{23}([0-9a-f]{4})/g, '…$1')

/** A delivery as a line: when, what, who, and about what, all of it from the fields of the event. */
export function toLine({type, time, error, resourcePath, authDetails, details}: Delivered): RecordedEvent {
  const {ATTEMPTED_USERNAME: attempted, identity_provider: provider} = details
  const login = [error, provider, authDetails.clientId].filter((part) => part !== undefined)
  return {
    time: new Date(time).toISOString(),
    type,
    subject: authDetails.username ?? attempted ?? '',
    detail: shortened(resourcePath ?? login.join(', ')),
    hasFailed: error !== undefined,
  }
}

import * as z from 'zod'
import {idFrom} from '../consumers/location'
import {waitUntil} from '../wait'
import {fieldOf} from './fields'
import {json, type Tools} from './scenario'

const sends = z.array(z.unknown())

/** Signs the webhooks of the scenarios. */
export const SECRET = 'contract-secret'

/** A webhook at the receiver of the test, with a path that no other has. */
export async function createWebhook({other, hooksUrl, name}: Tools, eventTypes: readonly string[]) {
  const path = `/${name('hook')}`
  const url = `${hooksUrl}${path}`
  const body = json({enabled: true, url, secret: SECRET, eventTypes})
  const {location} = await other('createWebhook', {status: 201, body})
  const webhookId = idFrom(location)
  return {webhookId, url, path, close: () => other('deleteWebhook', {status: 204, path: {webhookId}})}
}

/** A webhook and the record of a delivery that it got for a new organization. */
export async function createDelivery(tools: Tools) {
  const hook = await createWebhook(tools, ['admin.ORGANIZATION-CREATE'])
  const orgId = await tools.organization()
  try {
    const send = await recordedSend(tools, hook.webhookId)
    return {...hook, orgId, sendId: fieldOf(send, 'id'), eventId: fieldOf(send, 'keycloak_event_id')}
  } catch (error) {
    // Left in place, it would get the events of the scenarios after this one too.
    await hook.close()
    throw error
  }
}

/** The record of the first delivery of a webhook. */
function recordedSend({other}: Tools, webhookId: string): Promise<unknown> {
  return waitUntil<unknown>(
    async () => {
      const {body} = await other('getWebhookSends', {status: 200, path: {webhookId}})
      return sends.parse(body)[0]
    },
    {
      what: 'a delivery is recorded. Is the server started with --spi-events-listener--ext-event-webhook--store-webhook-events=true? On a very slow one the answer may come before the event is stored: raise ANSWER_AFTER_MS in lab/contract/server.ts',
      timeout: 120_000,
    },
  )
}

import {createHmac} from 'node:crypto'
import {idFrom} from '../../consumers/location'
import {signatureOf} from '../../consumers/webhooks'
import {waitUntil} from '../../wait'
import {createDelivery, createWebhook, SECRET} from '../delivery'
import {fieldOf} from '../fields'
import type {Call} from '../call'
import {expectThat, json, MISSING, negative, refused, unreadable, type Scenario, type Tools} from '../scenario'

/** The calls with a value that the database has no room for. */
async function tooLong(call: Tools['call'], valid: Partial<Call>): Promise<void> {
  const url = 'https://hooks.example.com/'
  for (const [title, body] of Object.entries({
    'a secret of 101': {url, secret: 's'.repeat(101)},
    'an address of 2049': {url: url.padEnd(2049, 'a')},
    'an event type of 256': {url, eventTypes: ['t'.repeat(256)]},
  }))
    await call({...valid, title, body: json(body), breaks: true, status: 500})
}

export const events: Scenario[] = [
  {
    operationId: 'createEvent',
    async run(tools) {
      const {call, hooks, realm, name} = tools
      const type = `shop.${name('PAID')}`
      const hook = await createWebhook(tools, [type])
      const body = json({type, details: {order: 'A-1'}, time: 1795240686047})
      await call({title: 'one', as: 'publisher', body, status: 202})
      const [delivery] = await hooks.wait({path: hook.path})
      if (!delivery) throw new Error('The webhook got no delivery.')
      expectThat(
        delivery.body.includes('"order":"A-1"') && delivery.body.includes('caller-publisher'),
        'the webhook gets it, with who called',
      )
      expectThat(
        signatureOf(delivery) === createHmac('sha256', SECRET).update(delivery.body).digest('hex'),
        'the delivery is signed',
      )
      await hook.close()
      await call({title: 'a reserved type', body: json({type: 'Admin.MINE'}), status: 409})
      await call({title: 'without a type', body: json({}), breaks: true, status: 400})
      for (const loose of ['', ' ', ' access.LOGIN'])
        await call({title: `the type "${loose}"`, body: json({type: loose}), breaks: true, status: 202})
      await call({title: 'with a token of another realm', body, as: {token: await realm.foreignToken()}, status: 403})
      await unreadable(call, {})
      await refused(call, {body}, {nobody: 401, 'events-manager': 401})
    },
  },
  {
    operationId: 'getWebhooks',
    async run(tools) {
      const {call} = tools
      const hook = await createWebhook(tools, ['access.LOGIN'])
      const {body} = await call({title: 'all', as: 'events-viewer', status: 200})
      expectThat(
        JSON.stringify(body).includes(hook.url) && !JSON.stringify(body).includes(SECRET),
        'no secret is returned',
      )
      await call({title: 'a page', query: {first: '0', max: '1'}, status: 200})
      await negative(call, {})
      await refused(call, {}, {nobody: 403, 'events-manager': 200})
      await hook.close()
    },
  },
  {
    operationId: 'createWebhook',
    async run({call, other}) {
      const body = json({url: 'https://hooks.example.com/', enabled: true, algorithm: 'HmacSHA1', eventTypes: ['*']})
      const {location} = await call({title: 'one', as: 'events-manager', body, status: 201})
      expectThat(location?.includes('/admin/realms/') ?? false, 'the address is below /admin')
      const {location: second} = await call({
        title: 'by default disabled',
        body: json({url: 'https://hooks.example.com/'}),
        status: 201,
      })
      const path = {webhookId: idFrom(second)}
      const {body: created} = await other('getWebhookById', {status: 200, path})
      expectThat(JSON.stringify(created).includes('"enabled":false'), 'the default is disabled')
      for (const at of [location, second]) await other('deleteWebhook', {status: 204, path: {webhookId: idFrom(at)}})
      await call({title: 'without an address', body: json({}), breaks: true, status: 400})
      await call({title: 'not an address', body: json({url: 'http://a b'}), status: 400})
      for (const wrong of ['nope', '', 'javascript:alert(1)']) {
        const {location: taken} = await call({title: `the address "${wrong}"`, body: json({url: wrong}), status: 201})
        await other('deleteWebhook', {status: 204, path: {webhookId: idFrom(taken)}})
      }
      const mistyped = json({url: 'https://hooks.example.com/', algorithm: 'BANANA'})
      const {location: odd} = await call({title: 'an unknown algorithm', body: mistyped, breaks: true, status: 201})
      await other('deleteWebhook', {status: 204, path: {webhookId: idFrom(odd)}})
      await tooLong(call, {})
      await unreadable(call, {}, {none: 400})
      await refused(call, {body}, {nobody: 403, 'events-viewer': 403})
    },
  },
  {
    operationId: 'getWebhooksCount',
    async run(tools) {
      const {call} = tools
      const hook = await createWebhook(tools, [])
      const {body} = await call({title: 'all', status: 200})
      const {body: same} = await call({title: 'search has no effect', query: {search: MISSING}, status: 200})
      expectThat(body === same, 'search has no effect')
      await refused(call, {}, {nobody: 403, 'events-viewer': 200})
      await hook.close()
    },
  },
  {
    operationId: 'getWebhookById',
    async run(tools) {
      const {call} = tools
      const {webhookId, close} = await createWebhook(tools, ['access.LOGIN'])
      await call({title: 'one', path: {webhookId}, status: 200})
      await call({title: 'unknown', path: {webhookId: MISSING}, status: 404})
      await refused(call, {path: {webhookId}}, {nobody: 403, 'events-viewer': 200})
      await close()
    },
  },
  {
    operationId: 'updateWebhook',
    async run(tools) {
      const {call, other} = tools
      const {webhookId, close} = await createWebhook(tools, ['access.LOGIN'])
      const path = {webhookId}
      const body = json({url: 'https://hooks.example.com/new'})
      await call({title: 'the address', path, body, status: 204})
      const {body: after} = await other('getWebhookById', {status: 200, path})
      expectThat(JSON.stringify(after).includes('"enabled":false'), 'without enabled it is disabled')
      expectThat(JSON.stringify(after).includes('access.LOGIN'), 'the types stay')
      const {body: secret} = await other('getWebhookSecretById', {status: 200, path})
      expectThat(JSON.stringify(secret).includes(SECRET), 'the secret stays')
      await call({title: 'without an address', path, body: json({}), breaks: true, status: 400})
      await tooLong(call, {path})
      await call({title: 'unknown', path: {webhookId: MISSING}, body, status: 404})
      await unreadable(call, {path}, {none: 400})
      await refused(call, {path, body}, {nobody: 403, 'events-viewer': 403})
      await close()
    },
  },
  {
    operationId: 'deleteWebhook',
    async run(tools) {
      const {call} = tools
      const {webhookId} = await createWebhook(tools, [])
      await refused(call, {path: {webhookId}}, {nobody: 403, 'events-viewer': 403})
      await call({title: 'one', path: {webhookId}, status: 204})
      await call({title: 'again', path: {webhookId}, status: 404})
    },
  },
  {
    operationId: 'getWebhookSecretById',
    async run(tools) {
      const {call} = tools
      const {webhookId, close} = await createWebhook(tools, [])
      await call({title: 'one', path: {webhookId}, as: 'events-manager', status: 200})
      await call({title: 'unknown', path: {webhookId: MISSING}, status: 404})
      await refused(call, {path: {webhookId}}, {nobody: 403, 'events-viewer': 403})
      await close()
    },
  },
  {
    operationId: 'getWebhookSends',
    async run(tools) {
      const {call} = tools
      const {webhookId, orgId, close} = await createDelivery(tools)
      const path = {webhookId}
      const {body} = await call({title: 'one', path, query: {first: '0', max: '10'}, status: 200})
      expectThat(!JSON.stringify(body).includes(orgId), 'the payload is left out')
      await call({title: 'unknown', path: {webhookId: MISSING}, status: 404})
      await negative(call, {path})
      await refused(call, {path}, {nobody: 403, 'events-viewer': 200})
      await close()
    },
  },
  {
    operationId: 'getWebhookSendById',
    async run(tools) {
      const {call} = tools
      const {webhookId, sendId, orgId, close} = await createDelivery(tools)
      const another = await createWebhook(tools, [])
      const path = {webhookId, sendId}
      const {body} = await call({title: 'one', path, status: 200})
      expectThat(fieldOf(body, 'payload').includes(orgId), 'the payload is there')
      await call({title: 'no such delivery', path: {...path, sendId: MISSING}, status: 404})
      await call({title: 'unknown', path: {...path, webhookId: MISSING}, status: 404})
      await call({title: "another's", path: {...path, webhookId: another.webhookId}, status: 404})
      await refused(call, {path}, {nobody: 403, 'events-viewer': 200})
      await another.close()
      await close()
    },
  },
  {
    operationId: 'resendWebhookById',
    async run(tools) {
      const {call, hooks, other} = tools
      const {webhookId, sendId, path: hookPath, close} = await createDelivery(tools)
      const path = {webhookId, sendId}
      await call({title: 'one', path, as: 'events-manager', status: 202})
      const both = await hooks.wait({path: hookPath}, 2)
      expectThat(
        both.length === 2 && both.every(({event}) => event.uid === sendId),
        'there are two deliveries with the same uid',
      )
      await waitUntil(
        async () => {
          const {body} = await other('getWebhookSendById', {status: 200, path})
          return JSON.stringify(body).includes('"retries":2')
        },
        {what: 'the record counts the second delivery'},
      )
      await call({title: 'no such delivery', path: {...path, sendId: MISSING}, status: 404})
      await call({title: 'unknown', path: {...path, webhookId: MISSING}, status: 404})
      await refused(call, {path}, {nobody: 403, 'events-viewer': 403})
      await close()
    },
  },
  {
    operationId: 'getPayloadByKeycloakTypeAndId',
    async run(tools) {
      const {call} = tools
      const {eventId, orgId, close} = await createDelivery(tools)
      const path = {type: 'admin', eventId}
      const {body} = await call({title: 'one', path, status: 200})
      expectThat(
        fieldOf(body, 'resourceId') === orgId && fieldOf(body, 'uid') === '',
        'it is the event, without a delivery',
      )
      await call({title: 'of another kind', path: {...path, type: 'system'}, breaks: true, status: 400})
      await call({title: 'unknown', path: {...path, eventId: MISSING}, status: 404})
      await refused(call, {path}, {nobody: 403, 'events-viewer': 200})
      await close()
    },
  },
  {
    operationId: 'getWebhookSendsByKeycloakTypeAndId',
    async run(tools) {
      const {call} = tools
      const {eventId, sendId, close} = await createDelivery(tools)
      const path = {type: 'admin', eventId}
      const {body} = await call({title: 'one', path, status: 200})
      expectThat(JSON.stringify(body).includes(sendId), 'the delivery is listed')
      await call({title: 'of another kind', path: {...path, type: 'system'}, breaks: true, status: 400})
      await call({title: 'unknown', path: {...path, eventId: MISSING}, status: 500})
      await refused(call, {path}, {nobody: 403, 'events-viewer': 200})
      await close()
      const {body: after} = await call({title: 'of a webhook that is gone', path, status: 200})
      expectThat(Array.isArray(after) && after.length === 0, 'the record goes with the webhook')
    },
  },
]

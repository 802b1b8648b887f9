import {createHmac} from 'node:crypto'
import {expect} from 'vitest'
import * as z from 'zod'
import {WEBHOOK_PATH, WEBHOOK_SECRET} from '../realm/fill'
import {REALM} from '../realm/settings'
import type {FactGroup} from '../record/group'
import {ADMIN_API, organizationId, ORGS, providerIds, publish, WEBHOOKS, withOrganization, withWebhook} from './support'

const webhook = z.looseObject({id: z.string(), enabled: z.boolean(), url: z.string(), eventTypes: z.array(z.string())})
const sends = z.array(z.looseObject({id: z.string(), type: z.string()}))

/** B2.5: webhooks and events. */
export const webhooks: FactGroup = {
  subject: 'Webhooks and events',
  bundle: 'registry',
  facts: [
    {
      says: 'a webhook has id, enabled, url, createdBy, createdAt, realm and eventTypes, and never shows its secret',
      check: async ({http, webhooks: receiver}) => {
        const all = await http.admin.read(WEBHOOKS, z.array(webhook))
        const [first] = all.filter(({url}) => url === `${receiver.url}${WEBHOOK_PATH}`)
        expect(first).toMatchObject({enabled: true, realm: REALM, eventTypes: ['*']})
        expect(Object.keys(first ?? {}).sort()).toEqual([
          'createdAt',
          'createdBy',
          'enabled',
          'eventTypes',
          'id',
          'realm',
          'url',
        ])
      },
    },
    {
      says: 'GET /webhooks/{id}/secret answers {type: "secret", value} to whoever may manage events',
      check: async (lab) => {
        await withWebhook(
          lab,
          {path: '/secret', eventTypes: ['*'], enabled: false, secret: 'shown-here'},
          async (id) => {
            expect((await lab.http.admin.get(`${WEBHOOKS}/${id}/secret`)).json).toEqual({
              type: 'secret',
              value: 'shown-here',
            })
          },
        )
      },
    },
    {
      says: 'a webhook needs a URL: 400 without one or with something else',
      check: async ({http}) => {
        expect((await http.admin.post(WEBHOOKS, {enabled: false, eventTypes: ['*']})).status).toBe(400)
        const wrong = {enabled: false, url: 'not a url', eventTypes: ['*']}
        expect((await http.admin.post(WEBHOOKS, wrong)).status).toBe(400)
      },
    },
    {
      says: 'X-Keycloak-Signature is the lower-case hex HMAC-SHA256 of the raw body, without prefix or timestamp',
      check: async (lab) => {
        await publish(lab, 'lab.SIGNED')
        const [delivery] = await lab.webhooks.wait({path: WEBHOOK_PATH, type: 'lab.SIGNED'})
        const expected = createHmac('sha256', WEBHOOK_SECRET)
          .update(delivery?.body ?? '')
          .digest('hex')
        expect(delivery?.headers['x-keycloak-signature']).toBe(expected)
      },
    },
    {
      says: 'with algorithm HmacSHA1 the signature is a lower-case hex HMAC-SHA1',
      check: async (lab) => {
        const settings = {path: '/sha1', eventTypes: ['lab.SHA1'], secret: 'old', algorithm: 'HmacSHA1'}
        await withWebhook(lab, settings, async () => {
          await publish(lab, 'lab.SHA1')
          const [delivery] = await lab.webhooks.wait({path: '/sha1'})
          const expected = createHmac('sha1', 'old')
            .update(delivery?.body ?? '')
            .digest('hex')
          expect(delivery?.headers['x-keycloak-signature']).toBe(expected)
        })
      },
    },
    {
      says: 'without a secret there is no signature',
      check: async (lab) => {
        await withWebhook(lab, {path: '/unsigned', eventTypes: ['lab.UNSIGNED']}, async () => {
          await publish(lab, 'lab.UNSIGNED')
          const [delivery] = await lab.webhooks.wait({path: '/unsigned'})
          expect(delivery?.headers).not.toHaveProperty('x-keycloak-signature')
        })
      },
    },
    {
      says: 'a login is delivered as access.LOGIN with uid, realm, time and who it was',
      check: async (lab) => {
        lab.webhooks.clear()
        await lab.http.tokens('nina')
        const [delivery] = await lab.webhooks.wait({path: WEBHOOK_PATH, type: 'access.LOGIN'})
        const {event} = delivery ?? {}
        expect(event?.uid).toMatch(/^[0-9a-f-]{36}$/)
        expect(event?.time).toBeTypeOf('number')
        expect(event).toMatchObject({
          type: 'access.LOGIN',
          realmName: REALM,
          authDetails: {realmId: REALM, userId: lab.ids.people.nina, username: 'nina', ipAddress: '127.0.0.1'},
          details: {username: 'nina'},
        })
      },
    },
    {
      says: 'a change by an administrator is delivered as admin.<ResourceType>-<Operation>, with the representation as text',
      check: async (lab) => {
        lab.webhooks.clear()
        const id = await lab.http.admin.create(`${ADMIN_API}/users`, {username: 'throw-away', email: 'x@example.com'})
        await lab.http.admin.must('DELETE', `${ADMIN_API}/users/${id}`)
        const [made] = await lab.webhooks.wait({path: WEBHOOK_PATH, type: 'admin.USER-CREATE'})
        await lab.webhooks.wait({path: WEBHOOK_PATH, type: 'admin.USER-DELETE'})
        expect(made?.event).toMatchObject({
          resourceType: 'USER',
          operationType: 'CREATE',
          resourcePath: `users/${id}`,
        })
        expect(made?.event.representation).toContain('"username":"throw-away"')
      },
    },
    {
      says: 'organizations, memberships, roles and invitations make admin events of their own',
      check: async (lab) => {
        lab.webhooks.clear()
        await withOrganization(lab, async (id) => {
          await lab.http.admin.must('PUT', `${ORGS}/${id}/members/${lab.ids.people.alice}`)
          await lab.http.admin.create(`${ORGS}/${id}/roles`, {name: 'noted'})
          await lab.http.admin.must('PUT', `${ORGS}/${id}/roles/noted/users/${lab.ids.people.alice}`)
          await lab.http.admin.create(`${ORGS}/${id}/invitations`, {email: 'noted@example.com'})
        })
        const types = [
          'admin.ORGANIZATION-CREATE',
          'admin.ORGANIZATION_MEMBERSHIP-CREATE',
          'admin.ORGANIZATION_ROLE-CREATE',
          'admin.ORGANIZATION_ROLE_MAPPING-CREATE',
          'admin.INVITATION-CREATE',
          'admin.ORGANIZATION-DELETE',
        ]
        for (const type of types) await lab.webhooks.wait({path: WEBHOOK_PATH, type})
      },
    },
    {
      says: 'admin.* matches every admin event; admin.CLIENT-* matches none; admin.CLIENT-.* matches those of clients',
      check: async (lab) => {
        await withWebhook(lab, {path: '/all-admin', eventTypes: ['admin.*']}, () =>
          withWebhook(lab, {path: '/star', eventTypes: ['admin.CLIENT-*']}, () =>
            withWebhook(lab, {path: '/regex', eventTypes: ['admin.CLIENT-.*']}, async () => {
              const id = await lab.http.admin.create(`${ADMIN_API}/clients`, {clientId: 'throw-away'})
              await lab.http.admin.must('DELETE', `${ADMIN_API}/clients/${id}`)
              await lab.webhooks.wait({path: '/regex', type: 'admin.CLIENT-DELETE'})
              await lab.webhooks.wait({path: '/all-admin', type: 'admin.CLIENT-DELETE'})
              expect(lab.webhooks.deliveries({path: '/regex', type: 'admin.CLIENT-CREATE'})).toHaveLength(1)
              expect(lab.webhooks.deliveries({path: '/star'})).toEqual([])
            }),
          ),
        )
      },
    },
    {
      says: 'an answer other than 2xx is tried again, after half a second or more, with the same uid and body',
      check: async (lab) => {
        lab.webhooks.answer('/retry', 503)
        await withWebhook(lab, {path: '/retry', eventTypes: ['lab.RETRY']}, async () => {
          await publish(lab, 'lab.RETRY')
          const [first, second] = await lab.webhooks.wait({path: '/retry'}, 2)
          expect(second?.body).toBe(first?.body)
          // 500 ms with a jitter of one half, either way.
          expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(250)
        })
      },
    },
    {
      says: 'a receiver that can not be reached is not tried again',
      check: async (lab) => {
        const attempts = () => lab.server.log().split('Sending exception to http://localhost:9/unreachable').length - 1
        const id = await lab.http.admin.create(WEBHOOKS, {
          enabled: true,
          url: 'http://localhost:9/unreachable',
          eventTypes: ['lab.UNREACHABLE'],
        })
        await withWebhook(lab, {path: '/after', eventTypes: ['lab.UNREACHABLE', 'lab.LATER']}, async () => {
          await publish(lab, 'lab.UNREACHABLE')
          await lab.webhooks.wait({path: '/after', type: 'lab.UNREACHABLE'})
          // Two retries take longer than a first retry of the other delivery would have.
          lab.webhooks.answer('/after', 503, 503)
          await publish(lab, 'lab.LATER')
          await lab.webhooks.wait({path: '/after', type: 'lab.LATER'}, 3)
          expect(attempts()).toBe(1)
        })
        await lab.http.admin.must('DELETE', `${WEBHOOKS}/${id}`)
      },
    },
    {
      says: 'with storing switched on, deliveries are listed with their status and can be sent again (202)',
      check: async (lab) => {
        await withWebhook(lab, {path: '/stored', eventTypes: ['admin.GROUP-CREATE']}, async (id) => {
          const group = await lab.http.admin.create(`${ADMIN_API}/groups`, {name: 'throw-away'})
          await lab.http.admin.must('DELETE', `${ADMIN_API}/groups/${group}`)
          await lab.webhooks.wait({path: '/stored'})
          const [send] = await lab.http.admin.read(`${WEBHOOKS}/${id}/sends`, sends)
          const path = `${WEBHOOKS}/${id}/sends/${send?.id ?? ''}`
          expect((await lab.http.admin.get(path)).status).toBe(200)
          expect((await lab.http.admin.post(`${path}/resend`)).status).toBe(202)
          await lab.webhooks.wait({path: '/stored'}, 2)
        })
      },
    },
    {
      says: 'POST /events publishes an event of any type of one’s own (202)',
      check: async (lab) => {
        const {status} = await lab.http.admin.post(`/realms/${REALM}/events`, {
          type: 'invoice.PAID',
          details: {id: '7'},
        })
        expect(status).toBe(202)
        const [delivery] = await lab.webhooks.wait({path: WEBHOOK_PATH, type: 'invoice.PAID'})
        expect(delivery?.event).toMatchObject({type: 'invoice.PAID', details: {id: '7'}})
      },
    },
    {
      says: 'the prefixes access., admin. and system. are reserved (409), and an event needs a type (400)',
      check: async ({http}) => {
        for (const type of ['access.LOGIN', 'admin.X', 'system.X']) {
          expect((await http.admin.post(`/realms/${REALM}/events`, {type})).status, type).toBe(409)
        }
        expect((await http.admin.post(`/realms/${REALM}/events`, {details: {}})).status).toBe(400)
      },
    },
    {
      says: 'POST /events without publish-events is refused with 401',
      check: async ({http}) => {
        expect((await http.as('max').post(`/realms/${REALM}/events`, {type: 'invoice.PAID'})).status).toBe(401)
      },
    },
    {
      says: 'the listeners ext-event-webhook, ext-event-http and ext-event-script are there',
      check: async (lab) => {
        const listeners = await providerIds(lab, 'eventsListener')
        expect(listeners).toEqual(expect.arrayContaining(['ext-event-webhook', 'ext-event-http', 'ext-event-script']))
      },
    },
    {
      says: 'ext-event-email and ext-event-mdc-logger-store are no listeners of events 0.55',
      believed: 'Both were listed with the others.',
      check: async (lab) => {
        const listeners = await providerIds(lab, 'eventsListener')
        expect(listeners.filter((id) => /ext-event-(email|mdc-logger-store)/.test(id))).toEqual([])
      },
    },
    {
      says: 'GET payload and sends by the id of an admin event find what was delivered for it, the payload without its uid',
      believed: 'The payload was taken to be the one that was sent; it is made anew, with an empty uid.',
      check: async (lab) => {
        lab.webhooks.clear()
        const id = organizationId(lab, 'maple')
        const role = `${ORGS}/${id}/roles`
        await lab.http.admin.create(role, {name: 'found-again'})
        const [delivery] = await lab.webhooks.wait({path: WEBHOOK_PATH, type: 'admin.ORGANIZATION_ROLE-CREATE'})
        await lab.http.admin.must('DELETE', `${role}/found-again`)
        const events = z.array(z.looseObject({id: z.string(), resourceType: z.string(), operationType: z.string()}))
        const kid = z.looseObject({id: z.string()}).parse(delivery?.event).id
        const stored = await lab.http.admin.read(`${ADMIN_API}/admin-events?max=50`, events)
        expect(stored.map((event) => event.id)).toContain(kid)
        expect((await lab.http.admin.get(`${WEBHOOKS}/payload/admin/${kid}`)).json).toMatchObject({
          id: kid,
          type: 'admin.ORGANIZATION_ROLE-CREATE',
          uid: '',
        })
        expect((await lab.http.admin.get(`${WEBHOOKS}/sends/admin/${kid}`)).status).toBe(200)
      },
    },
  ],
}

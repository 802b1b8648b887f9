import {isObject} from '../validator'
import {idOf, lastPart, type Lab} from '../lab'
import {eventually} from '../receivers'
import {json, type Tools} from '../scenario'

/** What a generated call may name, by the name of the parameter; `realm` and `roles` for bodies. */
export type Existing = Readonly<Record<string, string>>

function fieldOf(value: unknown, name: string): string {
  const found = isObject(value) ? value[name] : undefined
  if (typeof found !== 'string') throw new Error(`There is no ${name} in ${JSON.stringify(value)}`)
  return found
}

/** What generated calls work with: an organization with everything in it, made anew when a call may have spoiled it. */
export class World {
  #existing: Promise<Existing> | undefined
  /** Of the member and of the invited person that exist now. */
  readonly tokens = new Map<string, string>()

  private constructor(
    readonly lab: Lab,
    readonly tools: Tools,
    readonly delivery: Existing,
  ) {}

  /** Makes what no call spoils: the record of a delivery. */
  static async open(lab: Lab, tools: Tools): Promise<World> {
    const {other, hooks, organization} = tools
    const url = `http://${lab.address.callbackHost}:${hooks.port}/generated`
    const {location} = await other('createWebhook', {
      status: 201,
      body: json({enabled: true, url, eventTypes: ['admin.ORGANIZATION-CREATE']}),
    })
    const webhookId = lastPart(location)
    await organization()
    const sends = await eventually(
      async () => (await other('getWebhookSends', {status: 200, path: {webhookId}})).body,
      (body) => Array.isArray(body) && body.length > 0,
      120_000,
    )
    const first: unknown = Array.isArray(sends) ? sends[0] : undefined
    // From now on it gets nothing more: organizations come and go by the dozen.
    await other('updateWebhook', {status: 204, path: {webhookId}, body: json({enabled: false, url, eventTypes: []})})
    return new World(lab, tools, {
      webhookId,
      sendId: idOf(first),
      eventId: fieldOf(first, 'keycloak_event_id'),
      type: 'admin',
    })
  }

  /** What there is now. */
  existing(): Promise<Existing> {
    this.#existing ??= this.#make()
    return this.#existing
  }

  /** Says that a call may have changed or deleted what there is. */
  spoil(): void {
    this.#existing = undefined
  }

  async #make(): Promise<Existing> {
    const {organization, member, other, name} = this.tools
    const domainName = `${name('generated')}.example`
    const orgId = await organization({domains: [domainName]})
    const role = name('role')
    await other('createOrganizationRole', {status: 201, path: {orgId}, body: json({name: role})})
    const user = await member(orgId, [role, 'view-members'])
    this.tokens.set('member', user.token)
    const guest = await this.lab.createUser(name('guest'))
    this.tokens.set('invited', await this.lab.token(guest.username))
    const invitation = await other('addOrganizationInvitation', {
      status: 201,
      path: {orgId},
      body: json({email: guest.email}),
    })
    const alias = name('provider')
    const config = {
      clientId: 'a',
      clientSecret: 'b',
      authorizationUrl: 'https://a.example/',
      tokenUrl: 'https://b.example/',
    }
    await other('createIdp', {status: 201, path: {orgId}, body: json({alias, providerId: 'oidc', config})})
    const mapper = await other('addIdpMapper', {
      status: 201,
      path: {orgId, alias},
      body: json({name: 'm', identityProviderAlias: alias, identityProviderMapper: 'oidc-user-attribute-idp-mapper'}),
    })
    const webhook = await other('createWebhook', {status: 201, body: json({url: 'http://localhost:1/'})})
    const key = name('generated')
    const {realm} = this.lab
    await other('createRealmAttribute', {status: 201, body: json({name: key, value: 'a', realm})})
    return {
      ...this.delivery,
      orgId,
      domainName,
      name: role,
      userId: user.id,
      invitationId: lastPart(invitation.location),
      alias,
      id: lastPart(mapper.location),
      webhookId: lastPart(webhook.location),
      key,
      realm,
    }
  }
}

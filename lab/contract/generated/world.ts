import {idFrom} from '../../consumers/location'
import {createDelivery} from '../delivery'
import type {ContractRealm} from '../realm'
import {json, type Tools} from '../scenario'

/** What a generated call may name, by the name of the parameter; `realm` and `roles` for bodies. */
export type Existing = Readonly<Record<string, string>>

/** What generated calls work with: an organization with everything in it, made anew when a call may have spoiled it. */
export class World {
  #existing: Promise<Existing> | undefined
  /** Of the member and of the invited person that exist now. */
  readonly tokens = new Map<string, string>()

  private constructor(
    readonly realm: ContractRealm,
    readonly tools: Tools,
    readonly delivery: Existing,
  ) {}

  /** Makes what no call spoils: the record of a delivery. */
  static async open(tools: Tools): Promise<World> {
    const {webhookId, url, sendId, eventId} = await createDelivery(tools)
    // From now on it gets nothing more: organizations come and go by the dozen.
    await tools.other('updateWebhook', {
      status: 204,
      path: {webhookId},
      body: json({enabled: false, url, eventTypes: []}),
    })
    return new World(tools.realm, tools, {webhookId, sendId, eventId, type: 'admin'})
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
    const guest = await this.realm.createUser(name('guest'))
    this.tokens.set('invited', await this.realm.token(guest.username))
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
    const realm = this.realm.name
    await other('createRealmAttribute', {status: 201, body: json({name: key, value: 'a', realm})})
    return {
      ...this.delivery,
      orgId,
      domainName,
      name: role,
      userId: user.id,
      invitationId: idFrom(invitation.location),
      alias,
      id: idFrom(mapper.location),
      webhookId: idFrom(webhook.location),
      key,
      realm,
    }
  }
}

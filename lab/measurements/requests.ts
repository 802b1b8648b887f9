import {createHash} from 'node:crypto'
import {calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT} from 'jose'
import * as z from 'zod'
import type {Measurer} from './list'
import {CLIENT, makeRealm, PASSWORD} from './realm'

const tokens = z.object({access_token: z.string()})

/** What an API request carries with a bearer token, and with DPoP. */
export const dpopBytes: Measurer = {
  version: '26.7.3',
  measure: async (server) => {
    const realm = await makeRealm(server, 'dpop')
    await realm.addUser('alice')
    const path = `/realms/${realm.name}/protocol/openid-connect/token`
    const form = {grant_type: 'password', client_id: CLIENT, username: 'alice', password: PASSWORD, scope: 'openid'}
    const bearer = tokens.parse((await server.anonymous.must('POST', path, {form})).json).access_token
    const keys = await generateKeyPair('ES256')
    const jwk = await exportJWK(keys.publicKey)
    const proof = (method: string, url: string, token?: string): Promise<string> =>
      new SignJWT({
        jti: crypto.randomUUID(),
        htm: method,
        htu: url,
        ...(token !== undefined && {ath: createHash('sha256').update(token).digest('base64url')}),
      })
        .setProtectedHeader({typ: 'dpop+jwt', alg: 'ES256', jwk})
        .setIssuedAt()
        .sign(keys.privateKey)
    const headers = {DPoP: await proof('POST', server.url + path)}
    const bound = tokens.parse((await server.anonymous.must('POST', path, {form, headers})).json).access_token
    const {cnf} = z
      .object({cnf: z.object({jkt: z.string()})})
      .parse(JSON.parse(Buffer.from(bound.split('.')[1] ?? '', 'base64url').toString()))
    if (cnf.jkt !== (await calculateJwkThumbprint(jwk))) throw new Error('The token is bound to another key.')
    const api = await proof('GET', 'https://api.acme.example/invoices', bound)
    return {
      quantity: 'Header of a request to an API',
      unit: 'bytes',
      parameter: 'Part',
      method:
        'The lengths of the headers Authorization and DPoP with their names. The token is that of a direct grant with the default client scopes and RS256, the proof is signed with ES256.',
      series: [
        {
          points: [
            {at: 'Authorization: Bearer', value: `Authorization: Bearer ${bearer}`.length},
            {at: 'Authorization: DPoP', value: `Authorization: DPoP ${bound}`.length},
            {at: 'DPoP: the proof', value: `DPoP: ${api}`.length},
          ],
        },
      ],
    }
  },
}

/** What an access token gains with each organization of its user. */
export const organizationClaim: Measurer = {
  version: '26.7.3',
  measure: async (server) => {
    const realm = await makeRealm(server, 'claims', {settings: {organizationsEnabled: true}})
    const alice = await realm.addUser('alice')
    const counts = [0, 1, 5, 10, 20, 30]
    const ids: string[] = []
    const scopes = z.array(z.looseObject({id: z.string(), name: z.string()}))
    const scope = (await realm.admin.read(`${realm.path}/client-scopes`, scopes)).find(
      ({name}) => name === 'organization',
    )
    const mappers = await realm.admin.read(
      `${realm.path}/client-scopes/${scope?.id ?? ''}/protocol-mappers/models`,
      z.array(z.looseObject({id: z.string(), config: z.record(z.string(), z.string())})),
    )
    const [mapper] = mappers
    if (!mapper) throw new Error('The client scope organization has no mapper.')
    const mapperPath = `${realm.path}/client-scopes/${scope?.id ?? ''}/protocol-mappers/models/${mapper.id}`
    const configure = (config: Record<string, string>) =>
      realm.admin.must('PUT', mapperPath, {json: {...mapper, config: {...mapper.config, ...config}}})
    const length = async () => (await realm.login('alice', 'openid organization:*')).access_token.length
    const names: {at: number; value: number}[] = []
    const withIds: {at: number; value: number}[] = []
    for (const at of counts) {
      while (ids.length < at) {
        const alias = `customer-${String(ids.length + 1).padStart(3, '0')}`
        const json = {name: alias, alias, domains: [{name: `${alias}.example`}]}
        const id = await realm.admin.create(`${realm.path}/organizations`, json)
        await realm.admin.must('POST', `${realm.path}/organizations/${id}/members`, {json: alice})
        ids.push(id)
      }
      await configure({addOrganizationId: 'false'})
      names.push({at, value: await length()})
      await configure({addOrganizationId: 'true'})
      withIds.push({at, value: await length()})
    }
    return {
      quantity: 'Access token',
      unit: 'bytes',
      parameter: 'Organizations of the user',
      method:
        'Bytes of the access token of a direct grant with the scope organization:* and RS256. The aliases have 12 characters, such as customer-001.',
      series: [
        {label: 'Alias and ID', points: withIds},
        {label: 'Alias only (default)', points: names},
      ],
    }
  },
}

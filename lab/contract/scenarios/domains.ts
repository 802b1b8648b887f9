import {expectThat, MISSING, refused, type Scenario} from '../scenario'

const domainName = 'proof.example'

export const domains: Scenario[] = [
  {
    operationId: 'getOrganizationDomains',
    async run({call, organization, member}) {
      const orgId = await organization({domains: [domainName]})
      const path = {orgId}
      const {token} = await member(orgId)
      await call({title: 'one', path, status: 200})
      await call({title: 'as a member', path, as: {token}, status: 200})
      await call({title: 'none', path: {orgId: await organization()}, status: 200})
      await call({title: 'unknown', path: {orgId: MISSING}, status: 404})
      await refused(call, {path}, {nobody: 401, viewer: 200})
    },
  },
  {
    operationId: 'getOrganizationDomain',
    async run({call, organization}) {
      const orgId = await organization({domains: [domainName]})
      const path = {orgId, domainName}
      const {body} = await call({title: 'one', path, status: 200})
      const print = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${domainName} ${orgId}`))
      expectThat(
        JSON.stringify(body).includes(Buffer.from(print).toString('hex')),
        'the record is the SHA-256 of domain and id',
      )
      await call({title: "another's", path: {orgId, domainName: 'other.example'}, status: 404})
      await call({title: 'unknown', path: {orgId: MISSING, domainName}, status: 404})
      await refused(call, {path}, {nobody: 401, viewer: 200})
    },
  },
  {
    operationId: 'verifyDomain',
    async run({call, organization, member}) {
      const orgId = await organization({domains: [domainName]})
      const path = {orgId, domainName}
      const {body} = await call({title: 'without the record', path, status: 202})
      expectThat(JSON.stringify(body).includes('"verified":false'), 'a failed look-up is no error')
      const {token} = await member(orgId)
      await call({title: 'as a member without roles', path, as: {token}, status: 401})
      await call({title: "another's", path: {orgId, domainName: 'other.example'}, status: 404})
      await call({title: 'unknown', path: {orgId: MISSING, domainName}, status: 404})
      await refused(call, {path}, {nobody: 401, viewer: 401})
    },
  },
]

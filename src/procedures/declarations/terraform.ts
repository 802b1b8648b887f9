import type {HclBlock, HclBody} from '../procedure'

/** The realm, which exists already. The renderer puts the reader's realm into it. */
export const realmResource: HclBlock = {
  kind: 'data',
  type: 'keycloak_realm',
  label: 'realm',
  arguments: {realm: {hcl: 'var.realm'}},
}

/** The ID of the realm in an argument. */
export const realmId = {hcl: 'data.keycloak_realm.realm.id'}

/** A client that exists already. */
export const clientData = (label: string, clientId: string): HclBlock => ({
  kind: 'data',
  type: 'keycloak_openid_client',
  label,
  arguments: {realm_id: realmId, client_id: clientId},
})

/** Settings of the realm itself, to merge into the resource that the reader has for it. */
export const realmSettings = (body: HclBody) => ({
  blocks: [
    {
      kind: 'resource' as const,
      type: 'keycloak_realm',
      label: 'realm',
      ...body,
      arguments: {realm: {hcl: 'var.realm'}, ...body.arguments},
    },
  ],
  note: 'Add these settings to the keycloak_realm resource that manages your realm. The provider resets settings that the resource leaves out, so never apply it alone to a realm with other settings.',
})

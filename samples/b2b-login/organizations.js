const {ISSUER} = process.env

/** Calls the organizations API with the user's token, so that the server checks the user's permissions. */
async function call(token, method, path, body) {
  const response = await fetch(`${ISSUER}/${path}`, {
    method,
    headers: {Authorization: `Bearer ${token}`, 'Content-Type': 'application/json'},
    body: body && JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok)
    throw Object.assign(new Error(`Keycloak answered ${response.status} ${text}`), {status: response.status})
  return text === '' ? undefined : JSON.parse(text)
}

export const members = (token, id) => call(token, 'GET', `orgs/${id}/members?excludeAdminAccounts=true`)

export const rolesOf = async (token, id, user) =>
  (await call(token, 'GET', `users/${user}/orgs/${id}/roles`)).map(({name}) => name)

export const grant = (token, id, user, role) => call(token, 'PUT', `orgs/${id}/roles/${role}/users/${user}`)

export const remove = (token, id, user) => call(token, 'DELETE', `orgs/${id}/members/${user}`)

export const invite = (token, id, email) =>
  call(token, 'POST', `orgs/${id}/invitations`, {email, send: true, redirectUri: `${process.env.APP_URL}/login`})

// #region provider
/** An alias must be unique in the realm, so it starts with the name of the organization. */
export const aliasOf = (name) => `${name}-oidc`
export const redirectUriOf = (name) => `${ISSUER}/broker/${aliasOf(name)}/endpoint`

/** Connects the customer's identity provider with its OpenID Connect metadata. */
export async function connect(token, id, name, {metadata, clientId, clientSecret}) {
  const read = await call(token, 'POST', `orgs/${id}/idps/import-config`, {providerId: 'oidc', fromUrl: metadata})
  await call(token, 'POST', `orgs/${id}/idps`, {
    alias: aliasOf(name),
    displayName: name,
    providerId: 'oidc',
    enabled: true,
    // Trust the customer that an email address belongs to the user.
    trustEmail: true,
    config: {...read, clientId, clientSecret},
  })
}
// #endregion provider

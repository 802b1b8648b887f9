/** The pages that own the subjects of tokens. Paths below the site's root. */
export const tokenPages = {
  acr: {
    label: 'Enforce a level of authentication',
    path: '/docs/sessions/par-and-step-up/#enforce-a-level-of-authentication',
  },
  actions: {label: 'Required actions', path: '/docs/getting-started/required-actions/'},
  activeOrganization: {label: 'Active organization', path: '/docs/organizations/active-organization/'},
  audience: {label: 'My API answers 401', path: '/docs/sessions/audience/'},
  audienceMapper: {label: 'Add the audience to the access token', path: '/docs/sessions/audience/#2-fix-the-audience'},
  claims: {label: 'Put a claim into a token', path: '/docs/sessions/token-claims/'},
  mapperNames: {
    label: 'Claims that you shouldn’t overwrite',
    path: '/docs/sessions/token-claims/#names-types-and-claims-that-you-shouldnt-overwrite',
  },
  clients: {label: 'Clients', path: '/docs/keycloak/overview/#clients'},
  clientScopes: {label: 'Client scopes', path: '/docs/getting-started/client-scopes/'},
  cors: {label: 'Errors with redirects and CORS', path: '/docs/errors/redirects/'},
  decoding: {label: 'Decode a JWT', path: '/articles/jwts/decoding-jwt-structure/'},
  dpop: {label: 'Bind tokens to a key with DPoP', path: '/docs/sessions/dpop/'},
  hostname: {label: 'Hostname and proxy', path: '/docs/operations/hostname-and-proxy/#1-set-the-hostname'},
  hostnameScheme: {
    label: 'Issuer has http or the wrong port',
    path: '/docs/operations/hostname-and-proxy/#issuer-has-http-or-the-wrong-port',
  },
  introspection: {label: 'Token introspection', path: '/articles/jwts/jwt-benefits-drawbacks/#token-introspection'},
  invitations: {label: 'Invitations of native organizations', path: '/docs/native-organizations/invitations/'},
  keys: {label: 'Rotate the signing key', path: '/docs/getting-started/tokens-and-keys/#5-rotate-the-signing-key'},
  lifetimes: {
    label: 'Set the token lifetimes',
    path: '/docs/getting-started/tokens-and-keys/#1-set-the-token-lifetimes',
  },
  lightweight: {label: 'Lightweight access tokens', path: '/docs/sessions/token-claims/#lightweight-access-tokens'},
  linking: {label: 'Account linking', path: '/docs/users/account-linking/'},
  logout: {label: 'Back-channel logout', path: '/docs/sessions/logout/#4-tell-other-apps-with-back-channel-logout'},
  magicLinks: {label: 'Magic links', path: '/docs/authentication/magic-links/'},
  offline: {label: 'Offline access', path: '/docs/sessions/offline-access/'},
  organization: {label: 'The organization claim', path: '/docs/native-organizations/claims/'},
  organizationAttributes: {
    label: 'Attributes of organizations',
    path: '/docs/organizations/attributes/#add-the-plan-to-the-token',
  },
  organizationRoles: {label: 'Roles of organizations', path: '/docs/organizations/roles/#put-them-into-the-token'},
  par: {label: 'Pushed authorization requests', path: '/docs/sessions/par-and-step-up/'},
  profile: {label: 'User profile', path: '/docs/getting-started/user-profile/'},
  refresh: {label: 'Refresh token rotation', path: '/docs/sessions/refresh-token-rotation/'},
  roles: {
    label: 'Why a role is missing from a token',
    path: '/docs/keycloak/overview/#why-a-role-is-missing-from-a-token',
  },
  serviceAccounts: {label: 'Service accounts', path: '/docs/api/service-accounts/'},
  sessions: {label: 'Sessions', path: '/docs/getting-started/sessions/'},
  size: {label: 'Token size', path: '/articles/jwts/jwt-benefits-drawbacks/#token-size'},
  subject: {
    label: '`sub` is missing from the access token',
    path: '/docs/getting-started/client-scopes/#sub-is-missing-from-the-access-token',
  },
  verifier: {label: 'Write one verifier', path: '/articles/jwts/jwt-security-best-practices/#1-write-one-verifier'},
} as const satisfies Readonly<Record<string, {label: string; path: string}>>

export type TokenPage = keyof typeof tokenPages

/** What a claim of a token means, and what wrote it. Backticks mark code, and two asterisks mark labels of the console. */
export type TokenClaim = {
  meaning: string
  page: TokenPage
} & (
  | {
      /** The client scope of a new realm that has the mapper. */
      scope: string
      /** Name of the mapper in that client scope. */
      mapper: string
    }
  | {
      /** What wrote the claim. */
      source: string
      /** The setting that changes it, and where it is. Undefined if no setting does. */
      setting?: string
    }
)

const server = 'Keycloak'
const attribute = (mapper: string, meaning: string, scope = 'profile'): TokenClaim => ({
  meaning,
  scope,
  mapper,
  page: 'profile',
})

/** The claims of Keycloak’s tokens, as the lab’s servers 26.5.6, 26.6.4, and 26.7.3 write them. */
export const tokenClaims: Readonly<Record<string, TokenClaim>> = {
  iss: {
    meaning: 'Issuer: the URL of the realm. APIs compare it character by character.',
    source: server,
    setting: 'Server option `hostname`, or **Frontend URL** in **Realm settings** > **General**',
    page: 'hostname',
  },
  sub: {
    meaning: 'Subject: the ID of the user or service account. It stays the same if the username changes.',
    scope: 'basic',
    mapper: 'sub',
    page: 'subject',
  },
  aud: {
    meaning: 'Audience: the recipients that can accept the token.',
    source:
      'Mapper **audience resolve** of the client scope `roles`: clients in which the user has roles. Mappers of the type **Audience**: what they name',
    setting:
      '**Clients** > client > **Client scopes** > dedicated scope > **Add mapper** > **By configuration** > **Audience**',
    page: 'audienceMapper',
  },
  azp: {
    meaning: 'Authorized party: the client to which Keycloak issued the token.',
    source: server,
    setting: '**Client ID** of the client',
    page: 'audience',
  },
  typ: {
    meaning: 'Type of the token: `Bearer`, `DPoP`, `ID`, `Refresh`, `Offline`, or `Logout`.',
    source: server,
    page: 'decoding',
  },
  exp: {
    meaning: 'Expiry: the token is invalid from this moment on.',
    source: server,
    setting: '**Access Token Lifespan** in **Realm settings** > **Tokens**, or in **Clients** > client > **Advanced**',
    page: 'lifetimes',
  },
  iat: {meaning: 'Time of issue.', source: server, page: 'decoding'},
  nbf: {
    meaning: 'The token is invalid before this moment. Current versions of Keycloak don’t write it.',
    source: 'A custom mapper, or another server',
    page: 'decoding',
  },
  auth_time: {
    meaning: 'Time at which the user last entered credentials. A refresh doesn’t change it.',
    scope: 'basic',
    mapper: 'auth_time',
    page: 'acr',
  },
  jti: {meaning: 'Unique ID of the token.', source: server, page: 'decoding'},
  sid: {
    meaning: 'ID of the session. All tokens of a login have it, and so does the logout token that ends it.',
    source: server,
    page: 'sessions',
  },
  session_state: {
    meaning: 'ID of the session under its older name. Keycloak writes it only with a mapper.',
    source: 'Mapper of the type **Session State (session_state)**',
    setting: 'The mapper, in a client scope of the client',
    page: 'sessions',
  },
  scope: {
    meaning: 'Granted scopes, separated by spaces. Client scopes without **Include in token scope** aren’t listed.',
    source: 'The scopes of the request and the default client scopes',
    setting: '**Clients** > client > **Client scopes**',
    page: 'clientScopes',
  },
  acr: {
    meaning:
      'Level of the login. Without step-up authentication, it’s `1` after a login, and `0` if Keycloak used an existing session.',
    scope: 'acr',
    mapper: 'acr loa level',
    page: 'acr',
  },
  amr: {
    meaning: 'Methods of the login, such as `pwd` or `otp`, as the steps of the flow name them.',
    source: 'Mapper of the type **Authentication Method Reference (AMR)**',
    setting: 'The reference in the settings of each step of the login flow',
    page: 'claims',
  },
  nonce: {
    meaning: 'Random value of the authorization request. The client compares it with the value that it sent.',
    source: 'The parameter `nonce` of the request',
    page: 'decoding',
  },
  at_hash: {
    meaning: 'Hash of the access token of the same answer. It ties the ID token to that access token.',
    source: server,
    page: 'decoding',
  },
  c_hash: {
    meaning: 'Hash of the authorization code, in a hybrid flow.',
    source: server,
    page: 'decoding',
  },
  s_hash: {
    meaning: 'Hash of the parameter `state`, in a hybrid flow.',
    source: server,
    page: 'decoding',
  },
  'allowed-origins': {
    meaning: 'Web origins of the client, which an API can use for its CORS answers.',
    scope: 'web-origins',
    mapper: 'allowed web origins',
    page: 'cors',
  },
  realm_access: {
    meaning: 'Realm roles of the user that the client can see.',
    scope: 'roles',
    mapper: 'realm roles',
    page: 'roles',
  },
  resource_access: {
    meaning: 'Client roles of the user, by client.',
    scope: 'roles',
    mapper: 'client roles',
    page: 'roles',
  },
  roles: {
    meaning: 'Roles as a flat list.',
    source: 'A mapper of the type **User Realm Role** or **User Client Role** that an administrator added',
    setting: 'The mapper, in a client scope of the client',
    page: 'claims',
  },
  groups: {
    meaning:
      'Groups of the user, as paths such as `/sales/emea`. Without slashes, these are realm roles (MicroProfile).',
    source: 'Mapper of the type **Group Membership**, or the mapper **groups** of the client scope `microprofile-jwt`',
    setting: 'The mapper, in a client scope of the client',
    page: 'claims',
  },
  upn: {
    meaning: 'Username, under the name that MicroProfile uses.',
    scope: 'microprofile-jwt',
    mapper: 'upn',
    page: 'clientScopes',
  },
  identity_provider: {
    meaning: 'Alias of the identity provider that the user logged in with.',
    source: 'Mapper of the type **User Session Note** that an administrator added',
    setting: 'The mapper, in a client scope of the client',
    page: 'claims',
  },
  cnf: {
    meaning:
      'Confirmation: the fingerprint of the key that the sender must have. `jkt` is for DPoP, `x5t#S256` for a client certificate.',
    source: 'The key of the client’s DPoP proof or TLS certificate. Since 26.7, `kc-jkt-type` says which',
    setting: '**Require DPoP bound tokens** of the client',
    page: 'dpop',
  },
  authorization: {
    meaning: 'Permissions that Authorization Services granted for the resources of the audience.',
    source: 'The policies of the resource server',
    setting: '**Clients** > resource server > **Authorization**',
    page: 'roles',
  },
  authorization_details: {
    meaning: 'Details of what the user authorized (RFC 9396).',
    source: 'The parameter `authorization_details` of the request',
    page: 'par',
  },
  organization: {
    meaning: 'Native organizations of the user, by alias.',
    source: 'Mapper **organization** of the client scope `organization`, if the request names that scope',
    setting: '**Client scopes** > **organization** > **Mappers** > **organization**',
    page: 'organization',
  },
  organizations: {
    meaning: 'Organizations of the user by ID, with the name and the roles in each.',
    source: 'Mapper of the type **Organization Role** of the organizations extension',
    setting: 'The mapper, in a client scope of the client',
    page: 'organizationRoles',
  },
  active_organization: {
    meaning: 'The organization that the user works in at the moment.',
    source: 'Mapper of the type **Active Organization** of the organizations extension',
    setting: '**Active Organization Properties** of the mapper',
    page: 'activeOrganization',
  },
  client_id: {
    meaning: 'Client ID of the service account.',
    scope: 'service_account',
    mapper: 'Client ID',
    page: 'serviceAccounts',
  },
  clientHost: {
    meaning: 'Host that requested the token.',
    scope: 'service_account',
    mapper: 'Client Host',
    page: 'serviceAccounts',
  },
  clientAddress: {
    meaning: 'IP address that requested the token.',
    scope: 'service_account',
    mapper: 'Client IP Address',
    page: 'serviceAccounts',
  },
  email: {
    meaning: 'Email address. It can change, so don’t use it as a key.',
    scope: 'email',
    mapper: 'email',
    page: 'profile',
  },
  email_verified: {
    meaning: 'Whether the user or an administrator confirmed the address.',
    scope: 'email',
    mapper: 'email verified',
    page: 'profile',
  },
  phone_number: attribute('phone number', 'Telephone number.', 'phone'),
  phone_number_verified: attribute('phone number verified', 'Whether the telephone number is confirmed.', 'phone'),
  address: attribute('address', 'Postal address.', 'address'),
  name: attribute('full name', 'First and last name.'),
  given_name: attribute('given name', 'First name.'),
  family_name: attribute('family name', 'Last name.'),
  middle_name: attribute('middle name', 'Middle name.'),
  nickname: attribute('nickname', 'Nickname.'),
  preferred_username: attribute(
    'username',
    'Username. Users can change it if the realm allows it, so don’t use it as a key.',
  ),
  profile: attribute('profile', 'Address of a profile page.'),
  picture: attribute('picture', 'Address of a picture.'),
  website: attribute('website', 'Address of a website.'),
  gender: attribute('gender', 'Gender.'),
  birthdate: attribute('birthdate', 'Date of birth.'),
  zoneinfo: attribute('zoneinfo', 'Time zone.'),
  locale: attribute('locale', 'Language.'),
  updated_at: attribute('updated at', 'Time of the last change, from the attribute `updatedAt`.'),
  events: {
    meaning: 'What happened. A logout token has the event `backchannel-logout`.',
    source: server,
    page: 'logout',
  },
  aud_x: {
    meaning: 'Audience of the access token of the same answer. Internal to Keycloak, since 26.6.',
    source: server,
    page: 'refresh',
  },
  prov: {
    meaning: 'Provider that made the refresh token. Internal to Keycloak, since 26.7.',
    source: server,
    page: 'refresh',
  },
  state_checker: {meaning: 'Value against forged requests. Internal to Keycloak.', source: server, page: 'sessions'},
  eml: {meaning: 'Email address that the link was sent to.', source: server, page: 'actions'},
  rqac: {
    meaning: 'Required actions that the link starts.',
    source: 'The request of the administrator',
    page: 'actions',
  },
  org_id: {meaning: 'ID of the organization that the user is invited to.', source: server, page: 'invitations'},
  reduri: {
    meaning: 'Address that the browser goes to in the end.',
    source: 'The request that sent the email',
    page: 'actions',
  },
  registration_auth: {
    meaning: 'Whether the client was registered with authentication or anonymously.',
    source: server,
    page: 'clients',
  },
  permissions: {
    meaning: 'Resources and scopes that the client asks for.',
    source: 'The resource server',
    page: 'roles',
  },
  htm: {meaning: 'HTTP method of the request that the proof is for.', source: 'The client', page: 'dpop'},
  htu: {meaning: 'URL of the request that the proof is for, without its query.', source: 'The client', page: 'dpop'},
  ath: {meaning: 'Hash of the access token that the proof goes with.', source: 'The client', page: 'dpop'},
  code: {meaning: 'Authorization code.', source: server, page: 'par'},
  state: {meaning: 'The parameter `state` of the request.', source: 'The client', page: 'par'},
}

const subject: TokenClaim = {
  meaning: 'Subject: the ID of the user. It stays the same if the username changes.',
  source: server,
  page: 'decoding',
}

/** Claims that mean something else in tokens of these kinds. The kinds are those of the JWT tool. */
export const claimsByKind: Readonly<Record<string, Readonly<Record<string, TokenClaim>>>> = {
  id: {
    sub: subject,
    aud: {meaning: 'Audience: the client that requested the login.', source: server, page: 'decoding'},
  },
  refresh: {
    sub: subject,
    aud: {meaning: 'Audience: Keycloak itself, so the value is the issuer.', source: server, page: 'refresh'},
    scope: {
      meaning: 'All client scopes of the login, including those that the access token doesn’t list.',
      source: server,
      page: 'clientScopes',
    },
    exp: {
      meaning: 'Expiry of the refresh token.',
      source: server,
      setting:
        '**SSO Session Idle** and **SSO Session Max** in **Realm settings** > **Sessions**, and the client’s own limits',
      page: 'sessions',
    },
  },
  offline: {
    sub: subject,
    aud: {meaning: 'Audience: Keycloak itself, so the value is the issuer.', source: server, page: 'offline'},
    scope: {
      meaning: 'All client scopes of the login, including those that the access token doesn’t list.',
      source: server,
      page: 'clientScopes',
    },
    exp: {
      meaning: 'Expiry of the offline token.',
      source: server,
      setting: '**Offline Session Max** in **Realm settings** > **Sessions**',
      page: 'offline',
    },
  },
  action: {
    sub: subject,
    nonce: {meaning: 'Value that makes the link valid once.', source: server, page: 'actions'},
    aud: {meaning: 'Audience: Keycloak itself, so the value is the issuer.', source: server, page: 'actions'},
  },
  identity: {sub: subject},
  userinfo: {
    sub: subject,
    aud: {meaning: 'Audience: the client that asked for the user’s data.', source: server, page: 'decoding'},
  },
  jarm: {aud: {meaning: 'Audience: the client that sent the authorization request.', source: server, page: 'par'}},
  logout: {
    sub: subject,
    aud: {meaning: 'Audience: the client that has to end its session.', source: server, page: 'logout'},
  },
  assertion: {
    iss: {meaning: 'The client that authenticates.', source: 'The client', page: 'serviceAccounts'},
    sub: {meaning: 'The client that authenticates.', source: 'The client', page: 'serviceAccounts'},
    aud: {
      meaning: 'The server that the assertion is for: the issuer of the realm.',
      source: 'The client',
      page: 'serviceAccounts',
    },
  },
}

/** What the six letters before the colon of `jti` mean: two each for the session, the token, and the grant. */
export const jtiLetters: {
  session: Readonly<Record<string, string>>
  token: Readonly<Record<string, string>>
  grant: Readonly<Record<string, string>>
} = {
  session: {
    on: 'online session',
    of: 'offline session',
    tr: 'no session that is stored',
    nt: 'online session without a stored client session',
    ft: 'offline session without a stored client session',
  },
  token: {rt: 'regular token', lt: 'lightweight token'},
  grant: {
    ac: 'authorization code',
    rt: 'refresh token',
    cc: 'client credentials',
    ro: 'password grant',
    te: 'token exchange',
    dg: 'device flow',
    ci: 'CIBA',
    ag: 'JWT authorization grant',
    pg: 'UMA ticket',
    pc: 'pre-authorized code',
  },
}

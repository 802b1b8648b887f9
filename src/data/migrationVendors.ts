/** How passwords get from a vendor to Keycloak. */
export type PasswordWay =
  /** Keycloak asks a service at each user's next login, and the service asks the vendor. */
  | 'ask-vendor'
  /** The same, but the service checks hashes that the vendor has exported, and the vendor can be left. */
  | 'check-export'
  /** They are in a directory, which Keycloak asks instead of the vendor. */
  | 'directory'
  /** Neither is possible: the old login stays behind Keycloak for a while, or users choose new ones. */
  | 'broker'

/** Where users come from, and what becomes of what they have there. */
export type MigrationVendor = {
  /** Lower-case letters and hyphens: its value in addresses. */
  id: string
  name: string
  way: PasswordWay
  /** Four words at most on what is special about its passwords. */
  passwordNote: string
  /** What happens to passwords, in two or three sentences. */
  passwords: string
  mapping: readonly {
    /** In the vendor's own words. */
    theirs: string
    keycloak: string
    /** How it gets there. */
    how: string
  }[]
  /** What has no counterpart, or has to be made again. */
  stays: string
  /** When the sources were read, `YYYY-MM-DD`. */
  read: string
  sources: readonly {label: string; to: string}[]
}

const read = '2026-11-23'

/** In the order of their names. Whoever changes a row reads the sources again and writes down the day. */
export const migrationVendors: readonly MigrationVendor[] = [
  {
    id: 'auth0',
    name: 'Auth0',
    way: 'ask-vendor',
    passwordNote: 'bcrypt, exported on request',
    passwords:
      'Auth0 stores bcrypt hashes. On paid plans its support exports them on request, but promises no date, so ask on the first day. Until they arrive, and if they never do, each user’s next login is checked against Auth0; once you have them, our service checks the hashes itself.',
    mapping: [
      {theirs: 'Tenant', keycloak: 'Realm', how: 'Written as a script that you keep'},
      {theirs: 'Applications and APIs', keycloak: 'Clients and client scopes', how: 'Read from the Management API'},
      {
        theirs: 'Users of a database connection',
        keycloak: 'Users',
        how: 'Bulk export, then import; the old id becomes an attribute',
      },
      {theirs: 'Organizations', keycloak: 'Organizations', how: 'By script: members, roles, metadata as attributes'},
      {
        theirs: 'Enterprise connections',
        keycloak: 'Identity providers',
        how: 'Each customer enters a new address on their side',
      },
      {theirs: 'Actions', keycloak: 'Mappers, flows, webhooks', how: 'One by one; some become an extension in Java'},
    ],
    stays:
      'Sessions and refresh tokens, so everybody logs in once more. Second factors, unless Auth0 exports their secrets too. Keycloak has no equivalent of bot detection and the check for breached passwords.',
    read,
    sources: [
      {
        label: 'export of data',
        to: 'https://auth0.com/docs/troubleshoot/customer-support/manage-subscriptions/export-data',
      },
      {
        label: 'export of hashes',
        to: 'https://auth0.com/docs/manage-users/user-migration/export-password-hashes-and-mfa-secrets',
      },
      {label: 'database connections', to: 'https://auth0.com/docs/authenticate/database-connections'},
      {label: 'our comparison', to: '/blog/keycloak-and-auth0/'},
    ],
  },
  {
    id: 'azure-ad-b2c',
    name: 'Azure AD B2C',
    way: 'broker',
    passwordNote: 'no export, no server check',
    passwords:
      'We found no documented export of hashes. Microsoft offers a password grant but does not support calling it from a server, because its protection against password guessing needs the user’s own IP address. So B2C stays behind Keycloak as an identity provider for a while, and in the end users choose a new password.',
    mapping: [
      {theirs: 'Tenant', keycloak: 'Realm', how: 'Written as a script that you keep'},
      {theirs: 'App registrations', keycloak: 'Clients', how: 'Read from Microsoft Graph'},
      {
        theirs: 'User flows, custom policies',
        keycloak: 'Flows and required actions',
        how: 'Built again by hand; the XML is not read',
      },
      {theirs: 'Extension attributes', keycloak: 'User profile', how: 'Declared in the realm, then filled by script'},
      {theirs: 'Identity providers', keycloak: 'Identity providers', how: 'New redirect address at each of them'},
      {theirs: 'Technical profiles that call REST', keycloak: 'Webhooks, or an extension', how: 'One by one'},
    ],
    stays:
      'Passwords and enrolled second factors. Conditional access by risk, which Keycloak does not have. New customers have not been able to buy B2C since 1 May 2025; Microsoft’s own successor is another option, and moving there is work of a similar size.',
    read,
    sources: [
      {label: 'password grant', to: 'https://learn.microsoft.com/en-us/azure/active-directory-b2c/add-ropc-policy'},
      {label: 'end of sale', to: 'https://learn.microsoft.com/en-us/azure/active-directory-b2c/user-migration'},
      {
        label: 'Microsoft’s way to External ID',
        to: 'https://learn.microsoft.com/en-us/entra/external-id/customers/migrate-from-b2c-to-external-id',
      },
    ],
  },
  {
    id: 'cognito',
    name: 'Amazon Cognito',
    way: 'ask-vendor',
    passwordNote: 'never exported',
    passwords:
      'Cognito lists users and their attributes, but neither hashes nor the secrets of authenticator apps. It does say whether a password is right, so each user moves at the next login, through an app client that exists only for this.',
    mapping: [
      {theirs: 'User pool', keycloak: 'Realm', how: 'Written as a script that you keep'},
      {theirs: 'App clients', keycloak: 'Clients', how: 'Read with the AWS CLI'},
      {
        theirs: 'Users and custom attributes',
        keycloak: 'Users and user profile',
        how: 'At the next login; the rest by import at the end',
      },
      {theirs: 'Groups', keycloak: 'Groups or roles', how: 'A mapper can keep the claim cognito:groups for a while'},
      {theirs: 'Lambda triggers', keycloak: 'Mappers, flows, webhooks', how: 'One by one; claims first'},
      {
        theirs: 'SAML and OIDC providers',
        keycloak: 'Identity providers',
        how: 'Each customer enters a new address on their side',
      },
    ],
    stays:
      'Identity pools, which exchange a login for AWS credentials, stay at AWS. Users enroll their second factors again.',
    read,
    sources: [
      {label: 'what is not exported', to: 'https://workos.com/docs/migrate/aws-cognito.md'},
      {
        label: 'Cognito’s password check',
        to: 'https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminInitiateAuth.html',
      },
      {label: 'our comparison, with the code', to: '/blog/keycloak-and-cognito/'},
    ],
  },
  {
    id: 'firebase',
    name: 'Firebase',
    way: 'check-export',
    passwordNote: 'own scrypt, exported',
    passwords:
      'Firebase exports every hash with its salt, and the project’s parameters are in its console. The algorithm is a scrypt of its own, which Keycloak can’t check. It is published, though: our service checks exported hashes at the next login, without a request to Firebase, which you can leave before the last user has moved.',
    mapping: [
      {theirs: 'Project', keycloak: 'Realm', how: 'Written as a script that you keep'},
      {theirs: 'Users', keycloak: 'Users', how: 'firebase auth:export, then the service or an import'},
      {theirs: 'Custom claims', keycloak: 'Attributes and mappers', how: 'By script'},
      {theirs: 'Sign-in providers', keycloak: 'Identity providers', how: 'New redirect address at each of them'},
      {
        theirs: 'Firebase SDK in the app',
        keycloak: 'An OpenID Connect library',
        how: 'Your developers, with our samples',
      },
    ],
    stays:
      'Anonymous users, and logins with a code sent to a phone: Keycloak sends no text messages. If your data stays in Firestore, its rules need Firebase’s own tokens; a project upgraded to Identity Platform can accept Keycloak as a provider.',
    read,
    sources: [
      {label: 'export and parameters', to: 'https://firebase.google.com/docs/cli/auth'},
      {label: 'the scrypt', to: 'https://github.com/firebase/scrypt'},
      {label: 'OpenID Connect providers', to: 'https://firebase.google.com/docs/auth/web/openid-connect'},
    ],
  },
  {
    id: 'okta',
    name: 'Okta',
    way: 'ask-vendor',
    passwordNote: 'never exported',
    passwords:
      'Okta imports hashes and exports none: in answers of its API a password is an empty object. It has a password grant, with which each user’s next login is checked. If the users are your employees, don’t move them at all: leave them at Okta and connect it as an identity provider.',
    mapping: [
      {theirs: 'Org, custom authorization server', keycloak: 'Realm', how: 'Written as a script that you keep'},
      {
        theirs: 'App integrations',
        keycloak: 'Clients, OIDC or SAML',
        how: 'Read from Okta’s API; SAML partners get new metadata',
      },
      {theirs: 'Profile schema', keycloak: 'User profile', how: 'Declared in the realm'},
      {theirs: 'Groups', keycloak: 'Groups or roles', how: 'By script; rules that fill them become your code'},
      {theirs: 'Sign-on policies', keycloak: 'Flows with conditions', how: 'Built again, one policy at a time'},
      {theirs: 'Inline hooks', keycloak: 'Mappers, or an extension', how: 'One by one'},
    ],
    stays:
      'The catalog of integrations, provisioning to other applications, and checks of managed devices: Keycloak has none of these. Okta Verify is replaced by a passkey or another authenticator app.',
    read,
    sources: [
      {
        label: 'password object',
        to: 'https://developer.okta.com/okta-sdk-java/apidocs/com/okta/sdk/resource/model/PasswordCredential.html',
      },
      {label: 'password grant', to: 'https://developer.okta.com/docs/guides/implement-password/overview/'},
      {label: 'our comparison', to: '/blog/keycloak-and-okta/'},
    ],
  },
  {
    id: 'ping',
    name: 'PingFederate, PingAM',
    way: 'directory',
    passwordNote: 'in your LDAP directory',
    passwords:
      'PingFederate holds no passwords; it asks a directory, and PingAM, once ForgeRock’s, usually does the same. Keycloak can ask that directory too, so nothing is moved and both logins run side by side. PingOne is different: its API says whether a password is right, and users move at the next login.',
    mapping: [
      {
        theirs: 'SP connections, OAuth clients',
        keycloak: 'Clients, SAML or OIDC',
        how: 'From metadata; partners get yours',
      },
      {theirs: 'IdP connections', keycloak: 'Identity providers', how: 'From metadata; partners enter a new address'},
      {
        theirs: 'Password credential validators',
        keycloak: 'LDAP user federation',
        how: 'Set up again, with the same directory',
      },
      {
        theirs: 'Access token managers, contracts',
        keycloak: 'Client scopes and mappers',
        how: 'Claim by claim, compared on real tokens',
      },
      {
        theirs: 'Policies, journeys, DaVinci flows',
        keycloak: 'Flows',
        how: 'Built again; a missing step is an extension',
      },
    ],
    stays:
      'Partners on WS-Federation, WS-Trust or SAML 1.1 stay with PingFederate. Keycloak has no equivalent of PingOne Protect’s risk scores.',
    read,
    sources: [
      {
        label: 'password validators',
        to: 'https://docs.pingidentity.com/pingfederate/latest/sdk_developers_guide/pf_develop_pass_credent_vallidat.html',
      },
      {
        label: 'PingOne’s password check',
        to: 'https://developer.pingidentity.com/pingone-api/platform/users/user-passwords/password-check.html',
      },
      {label: 'our comparison', to: '/blog/keycloak-and-ping-identity/'},
    ],
  },
]

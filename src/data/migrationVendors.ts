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

/** In alphabetical order. When you change a row, read its sources again and update the date. */
export const migrationVendors: readonly MigrationVendor[] = [
  {
    id: 'auth0',
    name: 'Auth0',
    way: 'ask-vendor',
    passwordNote: 'bcrypt, exported on request',
    passwords:
      'Auth0 stores bcrypt hashes. On paid plans, Auth0 support exports them on request but promises no date, so ask on the first day. Until the hashes arrive, or if they never do, each user’s next login is checked against Auth0. When you have the hashes, our service checks them itself.',
    mapping: [
      {theirs: 'Tenant', keycloak: 'Realm', how: 'Written as a script that you keep'},
      {theirs: 'Applications and APIs', keycloak: 'Clients and client scopes', how: 'Read from the Management API'},
      {
        theirs: 'Users of a database connection',
        keycloak: 'Users',
        how: 'Bulk export, then import. The old ID becomes an attribute',
      },
      {
        theirs: 'Organizations',
        keycloak: 'Organizations',
        how: 'By script: members, roles, and metadata as attributes',
      },
      {
        theirs: 'Enterprise connections',
        keycloak: 'Identity providers',
        how: 'Each customer enters a new address on their side',
      },
      {theirs: 'Actions', keycloak: 'Mappers, flows, webhooks', how: 'One by one. Some become a Java extension'},
    ],
    stays:
      'Sessions and refresh tokens, so all users log in once more. Second factors, unless Auth0 exports their secrets too. Keycloak has no equivalent of bot detection and the check for breached passwords.',
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
      'We found no documented export of hashes. Microsoft offers a password grant but doesn’t support calls from a server, because its protection against password guessing needs the user’s IP address. Instead, B2C stays behind Keycloak as an identity provider for a while. At the end, users choose a new password.',
    mapping: [
      {theirs: 'Tenant', keycloak: 'Realm', how: 'Written as a script that you keep'},
      {theirs: 'App registrations', keycloak: 'Clients', how: 'Read from Microsoft Graph'},
      {
        theirs: 'User flows, custom policies',
        keycloak: 'Flows and required actions',
        how: 'Rebuilt by hand, because Keycloak can’t read the XML',
      },
      {theirs: 'Extension attributes', keycloak: 'User profile', how: 'Declared in the realm, then filled by script'},
      {theirs: 'Identity providers', keycloak: 'Identity providers', how: 'New redirect address at each of them'},
      {theirs: 'Technical profiles that call REST', keycloak: 'Webhooks, or an extension', how: 'One by one'},
    ],
    stays:
      'Passwords and enrolled second factors. Conditional access by risk, which Keycloak doesn’t have. Since May 1, 2025, new customers can’t buy B2C. Microsoft’s successor is another option, and moving there takes a similar amount of work.',
    read,
    sources: [
      {label: 'password grant', to: 'https://learn.microsoft.com/en-us/azure/active-directory-b2c/add-ropc-policy'},
      {label: 'end of sale', to: 'https://learn.microsoft.com/en-us/azure/active-directory-b2c/user-migration'},
      {
        label: 'Microsoft’s migration to External ID',
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
      'Cognito exports users and their attributes, but neither hashes nor the secrets of authenticator apps. It can check whether a password is right. Each user moves at the next login, through an app client that exists only for this purpose.',
    mapping: [
      {theirs: 'User pool', keycloak: 'Realm', how: 'Written as a script that you keep'},
      {theirs: 'App clients', keycloak: 'Clients', how: 'Read with the AWS CLI'},
      {
        theirs: 'Users and custom attributes',
        keycloak: 'Users and user profile',
        how: 'At the next login, or by import at the end',
      },
      {theirs: 'Groups', keycloak: 'Groups or roles', how: 'A mapper can keep the claim cognito:groups for a while'},
      {theirs: 'Lambda triggers', keycloak: 'Mappers, flows, webhooks', how: 'One by one, starting with claims'},
      {
        theirs: 'SAML and OIDC providers',
        keycloak: 'Identity providers',
        how: 'Each customer enters a new address on their side',
      },
    ],
    stays:
      'Identity pools, which exchange a login for AWS credentials, stay at AWS. Users must enroll their second factors again.',
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
    passwordNote: 'modified scrypt, exported',
    passwords:
      'Firebase exports every hash with its salt, and you can find the project’s parameters in the console. Firebase uses a modified scrypt algorithm that Keycloak can’t check. Because the algorithm is published, our service can check exported hashes at the next login without a request to Firebase. You can leave Firebase before the last user has moved.',
    mapping: [
      {theirs: 'Project', keycloak: 'Realm', how: 'Written as a script that you keep'},
      {theirs: 'Users', keycloak: 'Users', how: 'firebase auth:export, then the service or an import'},
      {theirs: 'Custom claims', keycloak: 'Attributes and mappers', how: 'By script'},
      {theirs: 'Sign-in providers', keycloak: 'Identity providers', how: 'New redirect address at each of them'},
      {
        theirs: 'Firebase SDK in the app',
        keycloak: 'An OpenID Connect library',
        how: 'By your developers, with our samples',
      },
    ],
    stays:
      'Anonymous users, and logins with a code that is sent to a phone, because Keycloak doesn’t send text messages. If your data stays in Firestore, its rules need Firebase tokens. A project that is upgraded to Identity Platform can accept Keycloak as a provider.',
    read,
    sources: [
      {label: 'export and parameters', to: 'https://firebase.google.com/docs/cli/auth'},
      {label: 'the scrypt algorithm', to: 'https://github.com/firebase/scrypt'},
      {label: 'OpenID Connect providers', to: 'https://firebase.google.com/docs/auth/web/openid-connect'},
    ],
  },
  {
    id: 'okta',
    name: 'Okta',
    way: 'ask-vendor',
    passwordNote: 'never exported',
    passwords:
      'Okta imports hashes but doesn’t export them. For example, the password is an empty object in its API responses. Each user’s next login is checked with Okta’s password grant. If the users are your employees, don’t move them. Instead, leave them at Okta and connect it as an identity provider.',
    mapping: [
      {theirs: 'Org, custom authorization server', keycloak: 'Realm', how: 'Written as a script that you keep'},
      {
        theirs: 'App integrations',
        keycloak: 'Clients, OIDC or SAML',
        how: 'Read from Okta’s API. SAML partners get new metadata',
      },
      {theirs: 'Profile schema', keycloak: 'User profile', how: 'Declared in the realm'},
      {theirs: 'Groups', keycloak: 'Groups or roles', how: 'By script. Rules that fill them become your code'},
      {theirs: 'Sign-on policies', keycloak: 'Flows with conditions', how: 'Rebuilt, one policy at a time'},
      {theirs: 'Inline hooks', keycloak: 'Mappers, or an extension', how: 'One by one'},
    ],
    stays:
      'The integration catalog, provisioning to other applications, and checks of managed devices. Keycloak has no equivalent of these. Users replace Okta Verify with a passkey or another authenticator app.',
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
      'PingFederate stores no passwords but checks them in a directory. PingAM, formerly from ForgeRock, usually does the same. Keycloak can use that directory too, so you move nothing and both logins run in parallel. PingOne is different. Its API can check whether a password is right, so users move at the next login.',
    mapping: [
      {
        theirs: 'SP connections, OAuth clients',
        keycloak: 'Clients, SAML or OIDC',
        how: 'From metadata. Partners get your metadata',
      },
      {theirs: 'IdP connections', keycloak: 'Identity providers', how: 'From metadata. Partners enter a new address'},
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
        how: 'Rebuilt. A missing step becomes an extension',
      },
    ],
    stays:
      'Partners that use WS-Federation, WS-Trust, or SAML 1.1 stay with PingFederate. Keycloak has no equivalent of PingOne Protect’s risk scores.',
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

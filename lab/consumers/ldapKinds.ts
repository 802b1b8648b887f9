/** The password of the account that searches the directories: see `bindDn` of a kind. */
export const LDAP_PASSWORD = 'local-use-only & more'

/** What a directory contains and how it is reached. */
export type LdapKindOptions = {
  /** Its entries, in `consumers/ldap`. All users have the password of the realm's users. */
  file: string
  baseDn: string
  /** The account that an application searches with. */
  bindDn: string
  isEncrypted: boolean
  /** Whether it refuses entries that break the standard schema. */
  hasSchema: boolean
}

const company = {
  file: 'company.ldif',
  baseDn: 'dc=cedar,dc=example',
  bindDn: 'cn=keycloak,ou=services,dc=cedar,dc=example',
  isEncrypted: false,
  hasSchema: true,
} as const satisfies LdapKindOptions

/** `tls` has a certificate that no authority signed. `active-directory` has the attributes of Active Directory, not its behavior. */
export const ldapKinds = {
  plain: company,
  tls: {...company, isEncrypted: true},
  'active-directory': {
    file: 'active-directory.ldif',
    baseDn: 'dc=corp,dc=maple,dc=example',
    bindDn: 'cn=svc-keycloak,cn=Users,dc=corp,dc=maple,dc=example',
    isEncrypted: false,
    hasSchema: false,
  },
} as const satisfies Record<string, LdapKindOptions>

/** The name of a kind of directory. */
export type LdapKind = keyof typeof ldapKinds

/** Whether a kind of directory has this name. */
export function isLdapKind(name: string): name is LdapKind {
  return Object.hasOwn(ldapKinds, name)
}

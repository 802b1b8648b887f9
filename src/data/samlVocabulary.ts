/**
 * What the identifiers of SAML 2.0 mean.
 * @see https://docs.oasis-open.org/security/saml/v2.0/saml-core-2.0-os.pdf sections 3.2.2.2 (status) and 8.3 (name ID)
 * @see https://docs.oasis-open.org/security/saml/v2.0/saml-authn-context-2.0-os.pdf
 */

/** The status codes, by the part after `urn:oasis:names:tc:SAML:2.0:status:`. */
export const samlStatusCodes: Readonly<Record<string, string>> = {
  Success: 'The sender did what it was asked to do.',
  Requester: 'The sender refuses the request because of a mistake in the request.',
  Responder: 'The sender could not answer the request, although the request itself was fine.',
  VersionMismatch: 'The sender does not support the SAML version of the request.',
  AuthnFailed: 'The user could not log in, or canceled the login.',
  InvalidAttrNameOrValue: 'The request names an attribute or a value that the sender does not accept.',
  InvalidNameIDPolicy: 'The sender cannot issue a name ID in the format that the request asks for.',
  NoAuthnContext: 'The sender cannot log the user in with the authentication context that the request asks for.',
  NoAvailableIDP: 'No identity provider of the list in the request is available.',
  NoPassive: 'The request forbids a login page with `IsPassive`, and the user has no session.',
  NoSupportedIDP: 'The sender supports no identity provider of the list in the request.',
  PartialLogout: 'Not all applications of the session confirmed the logout.',
  ProxyCountExceeded: 'The request forbids the sender to ask another identity provider.',
  RequestDenied: 'The sender understood the request and decided not to answer it.',
  RequestUnsupported: 'The sender does not support this kind of request.',
  RequestVersionDeprecated: 'The SAML version of the request is too old for the sender.',
  RequestVersionTooHigh: 'The SAML version of the request is too new for the sender.',
  RequestVersionTooLow: 'The SAML version of the request is too old for the sender.',
  ResourceNotRecognized: 'The sender does not know the resource that the request names.',
  TooManyResponses: 'The answer would have more elements than the sender can return.',
  UnknownAttrProfile: 'The sender does not know the attribute profile that the request names.',
  UnknownPrincipal: 'The sender does not know the user that the request names.',
  UnsupportedBinding: 'The sender cannot answer over the binding that the request asks for.',
}

/** The formats of a name ID that Keycloak knows: the full identifier, its choice in the console, and what it means. */
export const nameIdFormats: readonly {urn: string; keycloak: string; meaning: string}[] = [
  {
    urn: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
    keycloak: 'persistent',
    meaning: 'an opaque identifier that stays the same for this user and this application',
  },
  {
    urn: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient',
    keycloak: 'transient',
    meaning: 'another value at each login. Do not use it as the key of an account',
  },
  {
    urn: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
    keycloak: 'email',
    meaning: 'the email address. It changes when the user gets another address',
  },
  {
    urn: 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified',
    keycloak: 'username',
    meaning: 'no stated format. Keycloak sends the username',
  },
]

/** Signature and digest algorithms that are too weak today, and why. */
export const weakAlgorithms: Readonly<Record<string, string>> = {
  'http://www.w3.org/2000/09/xmldsig#rsa-sha1': 'RSA with SHA-1',
  'http://www.w3.org/2000/09/xmldsig#dsa-sha1': 'DSA with SHA-1',
  'http://www.w3.org/2000/09/xmldsig#sha1': 'SHA-1',
  'http://www.w3.org/2000/09/xmldsig#hmac-sha1': 'HMAC with SHA-1',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-md5': 'RSA with MD5',
  'http://www.w3.org/2001/04/xmldsig-more#md5': 'MD5',
  'http://www.w3.org/2001/04/xmlenc#rsa-1_5': 'RSA key transport with PKCS #1 v1.5 padding',
  'http://www.w3.org/2001/04/xmlenc#tripledes-cbc': 'Triple DES',
}

/**
 * User properties of Keycloak, and the attribute names that carry them in assertions of common identity providers.
 * @see https://learn.microsoft.com/en-us/entra/identity-platform/saml-claims-customization
 * @see https://docs.oasis-open.org/security/saml-subject-id-attr/v1.0/saml-subject-id-attr-v1.0.html
 */
export const attributeNames: readonly {property: string; names: readonly string[]}[] = [
  {
    property: 'email',
    names: [
      'email',
      'mail',
      'emailaddress',
      'user.email',
      'urn:oid:0.9.2342.19200300.100.1.3',
      'urn:oid:1.2.840.113549.1.9.1',
      'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
    ],
  },
  {
    property: 'firstName',
    names: [
      'firstname',
      'first_name',
      'givenname',
      'user.firstname',
      'urn:oid:2.5.4.42',
      'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname',
    ],
  },
  {
    property: 'lastName',
    names: [
      'lastname',
      'last_name',
      'surname',
      'sn',
      'user.lastname',
      'urn:oid:2.5.4.4',
      'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/surname',
    ],
  },
  {
    property: 'username',
    names: [
      'username',
      'uid',
      'login',
      'urn:oid:0.9.2342.19200300.100.1.1',
      'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/upn',
    ],
  },
]

/** Attribute names that carry groups or roles, which the importer of roles or a group mapper reads. */
export const roleAttributeNames: readonly string[] = [
  'role',
  'roles',
  'group',
  'groups',
  'memberof',
  'http://schemas.microsoft.com/ws/2008/06/identity/claims/role',
  'http://schemas.microsoft.com/ws/2008/06/identity/claims/groups',
  'http://schemas.xmlsoap.org/claims/group',
]

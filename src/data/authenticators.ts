/** What a step of a login flow is to the steps around it. */
export type Authenticator = {
  /** As the admin console names it. */
  name: string
  /** One sentence. */
  does: string
  /** Shows a page and waits for the user. Default false. */
  asks?: boolean
  /** Can't run before the user is known. Default false. */
  needsUser?: boolean
  /** Once it has succeeded, the user is known. Default false. */
  findsUser?: boolean
  /** Decides whether its sub-flow runs. Default false. */
  isCondition?: boolean
}

/** The steps of Keycloak and of the extensions, by id. */
export const authenticators: Readonly<Record<string, Authenticator>> = {
  'auth-cookie': {
    name: 'Cookie',
    does: 'Succeeds without a page if the browser has a session already.',
    findsUser: true,
  },
  'auth-spnego': {
    name: 'Kerberos',
    does: 'Takes the ticket of a Kerberos domain, if the browser sends one.',
    findsUser: true,
  },
  'identity-provider-redirector': {
    name: 'Identity Provider Redirector',
    does: 'Sends the browser to the provider that kc_idp_hint or its own settings name; steps aside if neither does.',
    findsUser: true,
  },
  'auth-username-password-form': {
    name: 'Username Password Form',
    does: 'Asks for user name and password on one page.',
    asks: true,
    findsUser: true,
  },
  'auth-username-form': {
    name: 'Username Form',
    does: 'Asks for the user name alone, and refuses a name that has no account.',
    asks: true,
    findsUser: true,
  },
  'auth-password-form': {
    name: 'Password Form',
    does: 'Asks for the password of the user who was named before.',
    asks: true,
    needsUser: true,
  },
  'auth-otp-form': {
    name: 'OTP Form',
    does: 'Asks for a one-time code. Where it is required and the user has no code generator, it has one set up.',
    asks: true,
    needsUser: true,
  },
  'auth-conditional-otp-form': {
    name: 'Conditional OTP Form',
    does: 'Asks for a one-time code, or not, by a role, a user attribute or a request header.',
    asks: true,
    needsUser: true,
  },
  'auth-recovery-authn-code-form': {
    name: 'Recovery Authentication Code Form',
    does: 'Asks for one of the printed recovery codes.',
    asks: true,
    needsUser: true,
  },
  'webauthn-authenticator': {
    name: 'WebAuthn Authenticator',
    does: 'Asks for a security key as a second factor.',
    asks: true,
    needsUser: true,
  },
  'webauthn-authenticator-passwordless': {
    name: 'WebAuthn Passwordless Authenticator',
    does: 'Asks for a passkey in place of a password.',
    asks: true,
    findsUser: true,
  },
  'auth-x509-client-username-form': {
    name: 'X509/Validate Username Form',
    does: 'Takes the certificate of the browser.',
    asks: true,
    findsUser: true,
  },
  'http-basic-authenticator': {
    name: 'HTTP Basic Authentication',
    does: 'Takes name and password from the Authorization header.',
    findsUser: true,
  },
  'conditional-user-configured': {
    name: 'Condition - user configured',
    does: 'Holds if the user has set up what the sub-flow asks for.',
    isCondition: true,
  },
  'conditional-credential': {
    name: 'Condition - credential',
    does: 'Holds if a certain kind of credential was used in this login, or if it was not.',
    isCondition: true,
  },
  'conditional-user-role': {
    name: 'Condition - user role',
    does: 'Holds if the user has a role, or lacks it.',
    isCondition: true,
  },
  'conditional-user-attribute': {
    name: 'Condition - user attribute',
    does: 'Holds if an attribute of the user has a certain value.',
    isCondition: true,
  },
  'conditional-client-scope': {
    name: 'Condition - client scope',
    does: 'Holds if the client asks with a certain scope.',
    isCondition: true,
  },
  'conditional-level-of-authentication': {
    name: 'Condition - Level of Authentication',
    does: 'Holds if the application asked for this level and the session has not reached it.',
    isCondition: true,
  },
  'conditional-sub-flow-executed': {
    name: 'Condition - sub-flow executed',
    does: 'Holds if another sub-flow ran, or if it did not.',
    isCondition: true,
  },
  'ext-auth-conditional-org-attribute': {
    name: 'Condition - organization attribute',
    does: 'Holds if an organization of the user has a certain attribute.',
    isCondition: true,
  },
  'allow-access-authenticator': {name: 'Allow access', does: 'Succeeds without asking anything.'},
  'deny-access-authenticator': {name: 'Deny access', does: 'Ends the login with an error.', asks: true},
  'user-session-limits': {
    name: 'User session count limiter',
    does: 'Refuses the login, or ends an old session, if the user has too many.',
    needsUser: true,
  },
  'ext-auth-home-idp-discovery': {
    name: 'Home IdP Discovery',
    does: 'Asks for an address and sends the browser to the provider of the organization that has its domain; steps aside if there is none.',
    asks: true,
    findsUser: true,
  },
  'ext-user-attribute': {
    name: 'Home IdP Discovery - Organization via user attribute',
    does: 'Sends the browser to the provider of an organization that an attribute of the user names.',
    asks: true,
    findsUser: true,
  },
  'ext-auth-idp-selector': {
    name: 'IdP Selector',
    does: 'Asks for the alias of an identity provider, and sends the browser there.',
    asks: true,
    findsUser: true,
  },
  'ext-select-org': {
    name: 'Select Organization',
    does: 'Makes the organization of account_hint the active one, or asks with prompt=select_account.',
    needsUser: true,
  },
  'invitation-authenticator': {
    name: 'Invitation',
    does: 'Adds a required action if the user has open invitations.',
    needsUser: true,
  },
  'ext-auth-username-auth-note': {
    name: 'Username Auth Note Form',
    does: 'Asks for a name and keeps it for the next step, whether there is an account or not.',
    asks: true,
  },
  'ext-magic-form': {
    name: 'Magic Link',
    does: 'Asks for an address and sends a link. Opening the link logs in without the rest of this flow.',
    asks: true,
  },
  'magic-link-continuation-form': {
    name: 'Magic link continuation',
    does: 'Asks for an address, sends a link, and waits on this page until it is opened.',
    asks: true,
    findsUser: true,
  },
  'ext-email-otp': {
    name: 'Email OTP',
    does: 'Sends a code of six digits to the user’s address and asks for it.',
    asks: true,
  },
  'ext-auth-org-add-user': {
    name: 'Add User to Org',
    does: 'Makes the user a member of the organization whose provider was used.',
  },
  'ext-auth-org-note': {
    name: 'Org To Auth/Session Note',
    does: 'Notes in the session which organization’s provider was used.',
  },
  'ext-auth-org-id-verifier': {
    name: 'Org IDP domain verifier',
    does: 'Refuses an address whose domain the organization does not have.',
  },
  'ext-auth-validate-idp': {
    name: 'Validate IdP',
    does: 'Marks a new identity provider of an organization as tried.',
  },
  'ext-existing-session-verifier': {
    name: 'Existing Session Email verifier',
    does: 'Refuses somebody who comes back from a provider as another person than the session has.',
  },
  'direct-grant-validate-username': {
    name: 'Username Validation',
    does: 'Looks up the user of a password grant.',
    findsUser: true,
  },
  'direct-grant-validate-password': {
    name: 'Password',
    does: 'Checks the password of a password grant.',
    needsUser: true,
  },
  'direct-grant-validate-otp': {
    name: 'OTP',
    does: 'Checks the parameter totp of a password grant.',
    needsUser: true,
  },
  'registration-page-form': {name: 'Registration Page', does: 'Shows the registration form.', asks: true},
  'registration-user-creation': {
    name: 'Registration User Profile Creation',
    does: 'Checks the user profile and creates the account.',
    findsUser: true,
  },
  'registration-password-action': {
    name: 'Password Validation',
    does: 'Checks the two passwords against the policy and stores one.',
  },
  'registration-recaptcha-action': {name: 'reCAPTCHA', does: 'Asks Google whether this is a person.'},
  'registration-recaptcha-enterprise': {
    name: 'reCAPTCHA Enterprise',
    does: 'Asks Google’s paid service whether this is a person.',
  },
  'registration-terms-and-conditions': {
    name: 'Terms and conditions',
    does: 'Asks for consent to the terms on the form.',
  },
  'reset-credentials-choose-user': {
    name: 'Choose User',
    does: 'Asks for the name or address, and goes on whether there is an account or not.',
    asks: true,
    findsUser: true,
  },
  'reset-credential-email': {
    name: 'Send Reset Email',
    does: 'Sends a link and waits until it is opened.',
    asks: true,
    needsUser: true,
  },
  'reset-password': {
    name: 'Reset Password',
    does: 'Asks for a new password at the end.',
    needsUser: true,
  },
  'reset-otp': {name: 'Reset OTP', does: 'Has the code generator set up anew at the end.', needsUser: true},
  'idp-review-profile': {
    name: 'Review Profile',
    does: 'Shows what the provider said about the user, if something is missing.',
    asks: true,
  },
  'idp-create-user-if-unique': {
    name: 'Create User If Unique',
    does: 'Creates the account; steps aside if name or address are taken.',
    findsUser: true,
  },
  'idp-confirm-link': {
    name: 'Confirm link existing account',
    does: 'Asks whether to add the login to the existing account.',
    asks: true,
  },
  'idp-email-verification': {
    name: 'Verify existing account by Email',
    does: 'Sends a link to the address of the existing account.',
    asks: true,
    findsUser: true,
  },
  'idp-username-password-form': {
    name: 'Username Password Form for identity provider reauthentication',
    does: 'Asks for the password of the existing account.',
    asks: true,
    findsUser: true,
  },
  'idp-detect-existing-broker-user': {
    name: 'Detect existing broker user',
    does: 'Looks for an account with the same address; ends with an error if there is none.',
  },
  'idp-auto-link': {
    name: 'Automatically set existing user',
    does: 'Adds the login to the existing account without asking.',
    findsUser: true,
  },
  'docker-http-basic-authenticator': {
    name: 'Docker Authenticator',
    does: 'Takes name and password of a Docker client.',
    findsUser: true,
  },
  'client-secret': {name: 'Client Id and Secret', does: 'Checks the secret of the client.'},
  'client-jwt': {name: 'Signed JWT', does: 'Checks a token that the client signed with its private key.'},
  'client-secret-jwt': {
    name: 'Signed JWT with Client Secret',
    does: 'Checks a token that the client signed with its secret.',
  },
  'client-x509': {name: 'X509 Certificate', does: 'Checks the certificate of the client.'},
  'federated-jwt': {
    name: 'Signed JWT - Federated',
    does: 'Checks a token that another issuer signed for the client.',
  },
}

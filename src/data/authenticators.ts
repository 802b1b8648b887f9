/** What a step of a login flow does, and how it relates to the other steps. */
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
    does: 'Succeeds without a page if the browser already has a session.',
    findsUser: true,
  },
  'auth-spnego': {
    name: 'Kerberos',
    does: 'Uses the Kerberos ticket of the user’s domain, if the browser sends one.',
    findsUser: true,
  },
  'identity-provider-redirector': {
    name: 'Identity Provider Redirector',
    does: 'Sends the browser to the identity provider in kc_idp_hint or in the settings of the step. If neither names one, the flow continues.',
    findsUser: true,
  },
  'auth-username-password-form': {
    name: 'Username Password Form',
    does: 'Asks for the username and the password on one page.',
    asks: true,
    findsUser: true,
  },
  'auth-username-form': {
    name: 'Username Form',
    does: 'Asks only for the username, and rejects usernames without an account.',
    asks: true,
    findsUser: true,
  },
  'auth-password-form': {
    name: 'Password Form',
    does: 'Asks for the password of the user from an earlier step.',
    asks: true,
    needsUser: true,
  },
  'auth-otp-form': {
    name: 'OTP Form',
    does: 'Asks for a one-time code. If the step is required and the user has no authenticator app, the user must set one up.',
    asks: true,
    needsUser: true,
  },
  'auth-conditional-otp-form': {
    name: 'Conditional OTP Form',
    does: 'Asks for a one-time code or skips it, depending on a role, a user attribute, or a request header.',
    asks: true,
    needsUser: true,
  },
  'auth-recovery-authn-code-form': {
    name: 'Recovery Authentication Code Form',
    does: 'Asks for one of the user’s recovery codes.',
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
    does: 'Asks for a passkey instead of a password.',
    asks: true,
    findsUser: true,
  },
  'auth-x509-client-username-form': {
    name: 'X509/Validate Username Form',
    does: 'Identifies the user by the client certificate of the browser.',
    asks: true,
    findsUser: true,
  },
  'http-basic-authenticator': {
    name: 'HTTP Basic Authentication',
    does: 'Reads the username and password from the Authorization header.',
    findsUser: true,
  },
  'conditional-user-configured': {
    name: 'Condition - user configured',
    does: 'True if the user has set up the credentials that the sub-flow asks for.',
    isCondition: true,
  },
  'conditional-credential': {
    name: 'Condition - credential',
    does: 'True if the user used, or didn’t use, a certain type of credential in this login.',
    isCondition: true,
  },
  'conditional-user-role': {
    name: 'Condition - user role',
    does: 'True if the user has, or doesn’t have, a certain role.',
    isCondition: true,
  },
  'conditional-user-attribute': {
    name: 'Condition - user attribute',
    does: 'True if a user attribute has a certain value.',
    isCondition: true,
  },
  'conditional-client-scope': {
    name: 'Condition - client scope',
    does: 'True if the client requests a certain scope.',
    isCondition: true,
  },
  'conditional-level-of-authentication': {
    name: 'Condition - Level of Authentication',
    does: 'True if the application requests this level and the session hasn’t reached it.',
    isCondition: true,
  },
  'conditional-sub-flow-executed': {
    name: 'Condition - sub-flow executed',
    does: 'True if another sub-flow ran, or if it didn’t run.',
    isCondition: true,
  },
  'ext-auth-conditional-org-attribute': {
    name: 'Condition - organization attribute',
    does: 'True if one of the user’s organizations has a certain attribute.',
    isCondition: true,
  },
  'allow-access-authenticator': {name: 'Allow access', does: 'Succeeds without asking for anything.'},
  'deny-access-authenticator': {name: 'Deny access', does: 'Ends the login with an error.', asks: true},
  'user-session-limits': {
    name: 'User session count limiter',
    does: 'Rejects the login or ends an old session if the user has too many sessions.',
    needsUser: true,
  },
  'ext-auth-home-idp-discovery': {
    name: 'Home IdP Discovery',
    does: 'Asks for an email address and sends the browser to the identity provider of the organization with that domain. If there is none, the flow continues.',
    asks: true,
    findsUser: true,
  },
  'ext-user-attribute': {
    name: 'Home IdP Discovery - Organization via user attribute',
    does: 'Sends the browser to the identity provider of the organization in a user attribute.',
    asks: true,
    findsUser: true,
  },
  'ext-auth-idp-selector': {
    name: 'IdP Selector',
    does: 'Asks for the alias of an identity provider and sends the browser there.',
    asks: true,
    findsUser: true,
  },
  'ext-select-org': {
    name: 'Select Organization',
    does: 'Activates the organization in account_hint, or asks the user if the request contains prompt=select_account.',
    needsUser: true,
  },
  'invitation-authenticator': {
    name: 'Invitation',
    does: 'Adds a required action if the user has open invitations.',
    needsUser: true,
  },
  'ext-auth-username-auth-note': {
    name: 'Username Auth Note Form',
    does: 'Asks for a username and passes it to the next step, even if no account exists.',
    asks: true,
  },
  'ext-magic-form': {
    name: 'Magic Link',
    does: 'Asks for an email address and sends a link. The link logs the user in without the rest of this flow.',
    asks: true,
  },
  'magic-link-continuation-form': {
    name: 'Magic link continuation',
    does: 'Asks for an email address, sends a link, and waits on this page until the user opens the link.',
    asks: true,
    findsUser: true,
  },
  'ext-email-otp': {
    name: 'Email OTP',
    does: 'Sends a six-digit code to the user’s email address and asks for it.',
    asks: true,
  },
  'ext-auth-org-add-user': {
    name: 'Add User to Org',
    does: 'Adds the user to the organization whose identity provider was used.',
  },
  'ext-auth-org-note': {
    name: 'Org To Auth/Session Note',
    does: 'Stores in the session which organization’s identity provider was used.',
  },
  'ext-auth-org-id-verifier': {
    name: 'Org IDP domain verifier',
    does: 'Rejects email addresses whose domain doesn’t belong to the organization.',
  },
  'ext-auth-validate-idp': {
    name: 'Validate IdP',
    does: 'Marks a new identity provider of an organization as tested.',
  },
  'ext-existing-session-verifier': {
    name: 'Existing Session Email verifier',
    does: 'Rejects the login if the identity provider returns a different user than the one in the session.',
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
    does: 'Checks the totp parameter of a password grant.',
    needsUser: true,
  },
  'registration-page-form': {name: 'Registration Page', does: 'Shows the registration form.', asks: true},
  'registration-user-creation': {
    name: 'Registration User Profile Creation',
    does: 'Validates the user profile and creates the account.',
    findsUser: true,
  },
  'registration-password-action': {
    name: 'Password Validation',
    does: 'Checks the two passwords against the policy and stores the password.',
  },
  'registration-recaptcha-action': {name: 'reCAPTCHA', does: 'Asks Google reCAPTCHA whether the user is a human.'},
  'registration-recaptcha-enterprise': {
    name: 'reCAPTCHA Enterprise',
    does: 'Asks Google’s paid reCAPTCHA service whether the user is a human.',
  },
  'registration-terms-and-conditions': {
    name: 'Terms and conditions',
    does: 'Asks for consent to the terms in the form.',
  },
  'reset-credentials-choose-user': {
    name: 'Choose User',
    does: 'Asks for the username or email address, and continues even if no account exists.',
    asks: true,
    findsUser: true,
  },
  'reset-credential-email': {
    name: 'Send Reset Email',
    does: 'Sends a link and waits until the user opens it.',
    asks: true,
    needsUser: true,
  },
  'reset-password': {
    name: 'Reset Password',
    does: 'Asks for a new password at the end.',
    needsUser: true,
  },
  'reset-otp': {
    name: 'Reset OTP',
    does: 'Asks the user to set up the authenticator app again at the end.',
    needsUser: true,
  },
  'idp-review-profile': {
    name: 'Review Profile',
    does: 'Shows the user profile from the identity provider, if something is missing.',
    asks: true,
  },
  'idp-create-user-if-unique': {
    name: 'Create User If Unique',
    does: 'Creates the account. If the username or email address is taken, the flow continues.',
    findsUser: true,
  },
  'idp-confirm-link': {
    name: 'Confirm link existing account',
    does: 'Asks whether to add the login to the existing account.',
    asks: true,
  },
  'idp-email-verification': {
    name: 'Verify existing account by Email',
    does: 'Sends a link to the email address of the existing account.',
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
    does: 'Looks for an account with the same email address, and ends with an error if there is none.',
  },
  'idp-auto-link': {
    name: 'Automatically set existing user',
    does: 'Adds the login to the existing account without asking.',
    findsUser: true,
  },
  'docker-http-basic-authenticator': {
    name: 'Docker Authenticator',
    does: 'Reads the username and password of a Docker client.',
    findsUser: true,
  },
  'client-secret': {name: 'Client Id and Secret', does: 'Checks the client secret.'},
  'client-jwt': {name: 'Signed JWT', does: 'Checks a token that the client signed with its private key.'},
  'client-secret-jwt': {
    name: 'Signed JWT with Client Secret',
    does: 'Checks a token that the client signed with its secret.',
  },
  'client-x509': {name: 'X509 Certificate', does: 'Checks the client certificate.'},
  'federated-jwt': {
    name: 'Signed JWT - Federated',
    does: 'Checks a token that another issuer signed for the client.',
  },
}

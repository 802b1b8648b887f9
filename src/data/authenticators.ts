import {translate} from '@docusaurus/Translate'
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
    does: translate({
      id: 'site.flow.does.auth-cookie',
      message: 'Succeeds without a page if the browser already has a session.',
    }),
    findsUser: true,
  },
  'auth-spnego': {
    name: 'Kerberos',
    does: translate({
      id: 'site.flow.does.auth-spnego',
      message: 'Uses the Kerberos ticket of the user’s domain, if the browser sends one.',
    }),
    findsUser: true,
  },
  'identity-provider-redirector': {
    name: 'Identity Provider Redirector',
    does: translate({
      id: 'site.flow.does.identity-provider-redirector',
      message:
        'Sends the browser to the identity provider in kc_idp_hint or in the settings of the step. If neither names one, the flow continues.',
    }),
    findsUser: true,
  },
  'auth-username-password-form': {
    name: 'Username Password Form',
    does: translate({
      id: 'site.flow.does.auth-username-password-form',
      message: 'Asks for the username and the password on one page.',
    }),
    asks: true,
    findsUser: true,
  },
  'auth-username-form': {
    name: 'Username Form',
    does: translate({
      id: 'site.flow.does.auth-username-form',
      message: 'Asks only for the username, and rejects usernames without an account.',
    }),
    asks: true,
    findsUser: true,
  },
  'auth-password-form': {
    name: 'Password Form',
    does: translate({
      id: 'site.flow.does.auth-password-form',
      message: 'Asks for the password of the user from an earlier step.',
    }),
    asks: true,
    needsUser: true,
  },
  'auth-otp-form': {
    name: 'OTP Form',
    does: translate({
      id: 'site.flow.does.auth-otp-form',
      message:
        'Asks for a one-time code. If the step is required and the user has no authenticator app, the user must set one up.',
    }),
    asks: true,
    needsUser: true,
  },
  'auth-conditional-otp-form': {
    name: 'Conditional OTP Form',
    does: translate({
      id: 'site.flow.does.auth-conditional-otp-form',
      message: 'Asks for a one-time code or skips it, depending on a role, a user attribute, or a request header.',
    }),
    asks: true,
    needsUser: true,
  },
  'auth-recovery-authn-code-form': {
    name: 'Recovery Authentication Code Form',
    does: translate({
      id: 'site.flow.does.auth-recovery-authn-code-form',
      message: 'Asks for one of the user’s recovery codes.',
    }),
    asks: true,
    needsUser: true,
  },
  'webauthn-authenticator': {
    name: 'WebAuthn Authenticator',
    does: translate({
      id: 'site.flow.does.webauthn-authenticator',
      message: 'Asks for a security key as a second factor.',
    }),
    asks: true,
    needsUser: true,
  },
  'webauthn-authenticator-passwordless': {
    name: 'WebAuthn Passwordless Authenticator',
    does: translate({
      id: 'site.flow.does.webauthn-authenticator-passwordless',
      message: 'Asks for a passkey instead of a password.',
    }),
    asks: true,
    findsUser: true,
  },
  'auth-x509-client-username-form': {
    name: 'X509/Validate Username Form',
    does: translate({
      id: 'site.flow.does.auth-x509-client-username-form',
      message: 'Identifies the user by the client certificate of the browser.',
    }),
    asks: true,
    findsUser: true,
  },
  'http-basic-authenticator': {
    name: 'HTTP Basic Authentication',
    does: translate({
      id: 'site.flow.does.http-basic-authenticator',
      message: 'Reads the username and password from the Authorization header.',
    }),
    findsUser: true,
  },
  'conditional-user-configured': {
    name: 'Condition - user configured',
    does: translate({
      id: 'site.flow.does.conditional-user-configured',
      message: 'True if the user has set up the credentials that the sub-flow asks for.',
    }),
    isCondition: true,
  },
  'conditional-credential': {
    name: 'Condition - credential',
    does: translate({
      id: 'site.flow.does.conditional-credential',
      message: 'True if the user used, or didn’t use, a certain type of credential in this login.',
    }),
    isCondition: true,
  },
  'conditional-user-role': {
    name: 'Condition - user role',
    does: translate({
      id: 'site.flow.does.conditional-user-role',
      message: 'True if the user has, or doesn’t have, a certain role.',
    }),
    isCondition: true,
  },
  'conditional-user-attribute': {
    name: 'Condition - user attribute',
    does: translate({
      id: 'site.flow.does.conditional-user-attribute',
      message: 'True if a user attribute has a certain value.',
    }),
    isCondition: true,
  },
  'conditional-client-scope': {
    name: 'Condition - client scope',
    does: translate({
      id: 'site.flow.does.conditional-client-scope',
      message: 'True if the client requests a certain scope.',
    }),
    isCondition: true,
  },
  'conditional-level-of-authentication': {
    name: 'Condition - Level of Authentication',
    does: translate({
      id: 'site.flow.does.conditional-level-of-authentication',
      message: 'True if the application requests this level and the session hasn’t reached it.',
    }),
    isCondition: true,
  },
  'conditional-sub-flow-executed': {
    name: 'Condition - sub-flow executed',
    does: translate({
      id: 'site.flow.does.conditional-sub-flow-executed',
      message: 'True if another sub-flow ran, or if it didn’t run.',
    }),
    isCondition: true,
  },
  'ext-auth-conditional-org-attribute': {
    name: 'Condition - organization attribute',
    does: translate({
      id: 'site.flow.does.ext-auth-conditional-org-attribute',
      message: 'True if one of the user’s organizations has a certain attribute.',
    }),
    isCondition: true,
  },
  'allow-access-authenticator': {
    name: 'Allow access',
    does: translate({
      id: 'site.flow.does.allow-access-authenticator',
      message: 'Succeeds without asking for anything.',
    }),
  },
  'deny-access-authenticator': {
    name: 'Deny access',
    does: translate({id: 'site.flow.does.deny-access-authenticator', message: 'Ends the login with an error.'}),
    asks: true,
  },
  'user-session-limits': {
    name: 'User session count limiter',
    does: translate({
      id: 'site.flow.does.user-session-limits',
      message: 'Rejects the login or ends an old session if the user has too many sessions.',
    }),
    needsUser: true,
  },
  'ext-auth-home-idp-discovery': {
    name: 'Home IdP Discovery',
    does: translate({
      id: 'site.flow.does.ext-auth-home-idp-discovery',
      message:
        'Asks for an email address and sends the browser to the identity provider of the organization with that domain. If there is none, the flow continues.',
    }),
    asks: true,
    findsUser: true,
  },
  'ext-user-attribute': {
    name: 'Home IdP Discovery - Organization via user attribute',
    does: translate({
      id: 'site.flow.does.ext-user-attribute',
      message: 'Sends the browser to the identity provider of the organization in a user attribute.',
    }),
    asks: true,
    findsUser: true,
  },
  'ext-auth-idp-selector': {
    name: 'IdP Selector',
    does: translate({
      id: 'site.flow.does.ext-auth-idp-selector',
      message: 'Asks for the alias of an identity provider and sends the browser there.',
    }),
    asks: true,
    findsUser: true,
  },
  'ext-select-org': {
    name: 'Select Organization',
    does: translate({
      id: 'site.flow.does.ext-select-org',
      message:
        'Activates the organization in account_hint, or asks the user if the request contains prompt=select_account.',
    }),
    needsUser: true,
  },
  'invitation-authenticator': {
    name: 'Invitation',
    does: translate({
      id: 'site.flow.does.invitation-authenticator',
      message: 'Adds a required action if the user has open invitations.',
    }),
    needsUser: true,
  },
  'ext-auth-username-auth-note': {
    name: 'Username Auth Note Form',
    does: translate({
      id: 'site.flow.does.ext-auth-username-auth-note',
      message: 'Asks for a username and passes it to the next step, even if no account exists.',
    }),
    asks: true,
  },
  'ext-magic-form': {
    name: 'Magic Link',
    does: translate({
      id: 'site.flow.does.ext-magic-form',
      message: 'Asks for an email address and sends a link. The link logs the user in without the rest of this flow.',
    }),
    asks: true,
  },
  'magic-link-continuation-form': {
    name: 'Magic link continuation',
    does: translate({
      id: 'site.flow.does.magic-link-continuation-form',
      message: 'Asks for an email address, sends a link, and waits on this page until the user opens the link.',
    }),
    asks: true,
    findsUser: true,
  },
  'ext-email-otp': {
    name: 'Email OTP',
    does: translate({
      id: 'site.flow.does.ext-email-otp',
      message: 'Sends a six-digit code to the user’s email address and asks for it.',
    }),
    asks: true,
  },
  'ext-auth-org-add-user': {
    name: 'Add User to Org',
    does: translate({
      id: 'site.flow.does.ext-auth-org-add-user',
      message: 'Adds the user to the organization whose identity provider was used.',
    }),
  },
  'ext-auth-org-note': {
    name: 'Org To Auth/Session Note',
    does: translate({
      id: 'site.flow.does.ext-auth-org-note',
      message: 'Stores in the session which organization’s identity provider was used.',
    }),
  },
  'ext-auth-org-id-verifier': {
    name: 'Org IDP domain verifier',
    does: translate({
      id: 'site.flow.does.ext-auth-org-id-verifier',
      message: 'Rejects email addresses whose domain doesn’t belong to the organization.',
    }),
  },
  'ext-auth-validate-idp': {
    name: 'Validate IdP',
    does: translate({
      id: 'site.flow.does.ext-auth-validate-idp',
      message: 'Marks a new identity provider of an organization as tested.',
    }),
  },
  'ext-existing-session-verifier': {
    name: 'Existing Session Email verifier',
    does: translate({
      id: 'site.flow.does.ext-existing-session-verifier',
      message: 'Rejects the login if the identity provider returns a different user than the one in the session.',
    }),
  },
  'direct-grant-validate-username': {
    name: 'Username Validation',
    does: translate({
      id: 'site.flow.does.direct-grant-validate-username',
      message: 'Looks up the user of a password grant.',
    }),
    findsUser: true,
  },
  'direct-grant-validate-password': {
    name: 'Password',
    does: translate({
      id: 'site.flow.does.direct-grant-validate-password',
      message: 'Checks the password of a password grant.',
    }),
    needsUser: true,
  },
  'direct-grant-validate-otp': {
    name: 'OTP',
    does: translate({
      id: 'site.flow.does.direct-grant-validate-otp',
      message: 'Checks the totp parameter of a password grant.',
    }),
    needsUser: true,
  },
  'registration-page-form': {
    name: 'Registration Page',
    does: translate({id: 'site.flow.does.registration-page-form', message: 'Shows the registration form.'}),
    asks: true,
  },
  'registration-user-creation': {
    name: 'Registration User Profile Creation',
    does: translate({
      id: 'site.flow.does.registration-user-creation',
      message: 'Validates the user profile and creates the account.',
    }),
    findsUser: true,
  },
  'registration-password-action': {
    name: 'Password Validation',
    does: translate({
      id: 'site.flow.does.registration-password-action',
      message: 'Checks the two passwords against the policy and stores the password.',
    }),
  },
  'registration-recaptcha-action': {
    name: 'reCAPTCHA',
    does: translate({
      id: 'site.flow.does.registration-recaptcha-action',
      message: 'Asks Google reCAPTCHA whether the user is a human.',
    }),
  },
  'registration-recaptcha-enterprise': {
    name: 'reCAPTCHA Enterprise',
    does: translate({
      id: 'site.flow.does.registration-recaptcha-enterprise',
      message: 'Asks Google’s paid reCAPTCHA service whether the user is a human.',
    }),
  },
  'registration-terms-and-conditions': {
    name: 'Terms and conditions',
    does: translate({
      id: 'site.flow.does.registration-terms-and-conditions',
      message: 'Asks for consent to the terms in the form.',
    }),
  },
  'reset-credentials-choose-user': {
    name: 'Choose User',
    does: translate({
      id: 'site.flow.does.reset-credentials-choose-user',
      message: 'Asks for the username or email address, and continues even if no account exists.',
    }),
    asks: true,
    findsUser: true,
  },
  'reset-credential-email': {
    name: 'Send Reset Email',
    does: translate({
      id: 'site.flow.does.reset-credential-email',
      message: 'Sends a link and waits until the user opens it.',
    }),
    asks: true,
    needsUser: true,
  },
  'reset-password': {
    name: 'Reset Password',
    does: translate({id: 'site.flow.does.reset-password', message: 'Asks for a new password at the end.'}),
    needsUser: true,
  },
  'reset-otp': {
    name: 'Reset OTP',
    does: translate({
      id: 'site.flow.does.reset-otp',
      message: 'Asks the user to set up the authenticator app again at the end.',
    }),
    needsUser: true,
  },
  'idp-review-profile': {
    name: 'Review Profile',
    does: translate({
      id: 'site.flow.does.idp-review-profile',
      message: 'Shows the user profile from the identity provider, if something is missing.',
    }),
    asks: true,
  },
  'idp-create-user-if-unique': {
    name: 'Create User If Unique',
    does: translate({
      id: 'site.flow.does.idp-create-user-if-unique',
      message: 'Creates the account. If the username or email address is taken, the flow continues.',
    }),
    findsUser: true,
  },
  'idp-confirm-link': {
    name: 'Confirm link existing account',
    does: translate({
      id: 'site.flow.does.idp-confirm-link',
      message: 'Asks whether to add the login to the existing account.',
    }),
    asks: true,
  },
  'idp-email-verification': {
    name: 'Verify existing account by Email',
    does: translate({
      id: 'site.flow.does.idp-email-verification',
      message: 'Sends a link to the email address of the existing account.',
    }),
    asks: true,
    findsUser: true,
  },
  'idp-username-password-form': {
    name: 'Username Password Form for identity provider reauthentication',
    does: translate({
      id: 'site.flow.does.idp-username-password-form',
      message: 'Asks for the password of the existing account.',
    }),
    asks: true,
    findsUser: true,
  },
  'idp-detect-existing-broker-user': {
    name: 'Detect existing broker user',
    does: translate({
      id: 'site.flow.does.idp-detect-existing-broker-user',
      message: 'Looks for an account with the same email address, and ends with an error if there is none.',
    }),
  },
  'idp-auto-link': {
    name: 'Automatically set existing user',
    does: translate({
      id: 'site.flow.does.idp-auto-link',
      message: 'Adds the login to the existing account without asking.',
    }),
    findsUser: true,
  },
  'docker-http-basic-authenticator': {
    name: 'Docker Authenticator',
    does: translate({
      id: 'site.flow.does.docker-http-basic-authenticator',
      message: 'Reads the username and password of a Docker client.',
    }),
    findsUser: true,
  },
  'client-secret': {
    name: 'Client Id and Secret',
    does: translate({id: 'site.flow.does.client-secret', message: 'Checks the client secret.'}),
  },
  'client-jwt': {
    name: 'Signed JWT',
    does: translate({
      id: 'site.flow.does.client-jwt',
      message: 'Checks a token that the client signed with its private key.',
    }),
  },
  'client-secret-jwt': {
    name: 'Signed JWT with Client Secret',
    does: translate({
      id: 'site.flow.does.client-secret-jwt',
      message: 'Checks a token that the client signed with its secret.',
    }),
  },
  'client-x509': {
    name: 'X509 Certificate',
    does: translate({id: 'site.flow.does.client-x509', message: 'Checks the client certificate.'}),
  },
  'federated-jwt': {
    name: 'Signed JWT - Federated',
    does: translate({
      id: 'site.flow.does.federated-jwt',
      message: 'Checks a token that another issuer signed for the client.',
    }),
  },
}

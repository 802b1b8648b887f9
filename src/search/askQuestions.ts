/** A question that the site answers, and what a right answer says. */
export type Answerable = {
  question: string
  /** One of these is in a right answer. Large and small letters are the same. */
  says: readonly string[]
}

const answer = (question: string, ...says: string[]): Answerable => ({question, says})

/** By which Ask is measured. The answers are those of the pages, whether or not Ask finds them. */
export const answerable: readonly Answerable[] = [
  answer('which header carries the webhook signature', 'X-Keycloak-Signature'),
  answer('how long does an offline session last without a refresh', '30 days'),
  answer('which hash algorithm does Keycloak use for passwords by default', 'Argon2'),
  answer('how long is an access token valid', '5 minutes', 'five minutes'),
  answer('user_temporarily_disabled', 'locked the account'),
  answer('Missing parameter: code_challenge_method', 'S256'),
  answer('Invalid parameter: redirect_uri', 'Valid redirect URIs', "differs from the client's settings"),
  answer('Account is not fully set up', 'required action'),
  answer('STARTTLS is required', 'Enable StartTLS'),
  answer('missing required "aud" claim', 'Audience mapper'),
  answer('invalid_grant: Code not valid', 'used before', 'too old'),
  answer('Maximum allowed refresh token reuse exceeded', 'second time'),
  answer('HTTPS required', 'X-Forwarded-Proto', 'Use HTTPS'),
  answer('no applicable key found in the JSON Web Key Set', "doesn't know the key"),
  answer('MFA for one customer', 'Condition - organization attribute'),
  answer('Unknown role in list', "doesn't exist in this organization"),
  answer('when does an invitation expire', "doesn't expire"),
  answer('can a service account belong to an organization', 'Add it by ID'),
  answer('is a magic link single use', 'reusable'),
  answer('why is the invitation link empty', 'had no redirectUri'),
  answer('java.lang.NoSuchMethodError', 'built for', 'compiled', 'rebuild'),
  answer('which regions can I choose', 'us-west'),
  answer('which port does Keycloak use for health checks', '9000'),
  answer('how do I rotate the signing key of a realm', 'publish the new key before'),
  answer('what does manage-users allow', 'manage users with the API'),
  answer('how do I unlock a locked user', "delete the user's failure record"),
  answer('how do I turn on remember me', 'turn on Remember me'),
  answer('what is the difference between a realm and an organization', 'many business customers from one realm'),
  answer('SAML or OpenID Connect', 'choose OpenID Connect'),
  answer('keep bcrypt passwords', 'but not bcrypt'),
  answer('relying party ID passkeys', 'the domain that passkeys are bound to'),
  answer('what does the acr claim mean', 'which level the login reached'),
  answer('ClearExpiredEvents locks the database', 'single DELETE'),
  answer('Session not active', 'the session has ended'),
  answer('can the last name be optional', 'turn Required field off'),
  answer('HTTP 404 on /orgs', 'Remove /admin'),
  answer('EADDRINUSE', 'another program', 'already uses'),
]

/** Questions that no page answers, some in words that many pages have. */
export const unanswerable: readonly string[] = [
  'can I pay with bitcoin',
  'how tall is the Eiffel Tower',
  'does the service run on Windows Server',
  'how do I configure Kubernetes network policies for Cassandra',
  'which phone number do I call for sales in Japan',
  'Signature length not correct',
  'admin console never loads',
  'zzzz qqqq vvvv',
  'how do I bake sourdough bread',
  'ERR_SSL_VERSION_OR_CIPHER_MISMATCH',
  'can I use Keycloak with COBOL',
  'Docker Desktop license price',
  'how do I reset my Windows password',
  'what is the weather in Berlin',
  'does the company sponsor football clubs',
  'ORA-12154: TNS:could not resolve the connect identifier specified',
  'is there a mobile app for the dashboard',
  'how do I install WordPress plugins',
  'who won the world cup',
  'segmentation fault core dumped nginx',
]

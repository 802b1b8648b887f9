import {expect, it} from 'vitest'
import {checkRealms} from './check'
import {realmWith} from './fixtures/examples'
import {MASKED, MASKED_SHORT, maskSecrets} from './maskSecrets'
import {formats, write} from './output'
import {screenReport} from './output/screen'
import {readRealms} from './read'

/** Values that no report can contain. Short ones are unlike every other text. */
const SECRET = {
  client: 'q7Zc-client-secret-0f3b9d1c',
  short: 'Zq9!short',
  rotated: 'q7Zc-rotated-secret-77aa1c2e',
  registration: 'q7Zc.registration.token.55bb',
  smtp: 'q7Zc-smtp-password-1199',
  smtpToken: 'q7Zc-smtp-token-secret-1199',
  bind: 'q7Zc-bind-credential-8841',
  key: 'MIIEq7ZcPrivateKeyOfTheRealm0123456789',
  hmac: 'q7Zc-hmac-secret-of-the-realm',
  keystore: 'q7Zc-keystore-password',
  provider: 'q7Zc-provider-secret-4455',
  saml: 'MIIEq7ZcPrivateKeyOfASamlClient',
  hash: 'q7ZcHashOfAPassword==',
  salt: 'q7ZcSaltOfAPassword==',
  clear: 'q7Zc-clear-password',
  captcha: 'q7Zc-captcha-secret-key',
  nested: 'q7Zc-nested-secret-value',
  userInfo: 'q7Zc-password-in-an-address',
}

const realm = () =>
  realmWith({
    smtpServer: {
      host: 'smtp.acme.example',
      from: 'a@example.org',
      user: 'acme',
      password: SECRET.smtp,
      authTokenClientSecret: SECRET.smtpToken,
    },
    clients: [
      {
        clientId: 'web',
        secret: SECRET.client,
        registrationAccessToken: SECRET.registration,
        redirectUris: [`http://user:${SECRET.userInfo}@app.acme.example/*`],
        webOrigins: ['*'],
        attributes: {'client.secret.rotated': SECRET.rotated, 'backchannel.logout.url': 'http://app.acme.example/'},
      },
      {clientId: 'short', secret: SECRET.short},
      {clientId: 'saml', protocol: 'saml', attributes: {'saml.signing.private.key': SECRET.saml}},
    ],
    components: {
      'org.keycloak.storage.UserStorageProvider': [
        {
          name: 'ldap',
          providerId: 'ldap',
          config: {connectionUrl: ['ldap://ldap.acme.example'], bindCredential: [SECRET.bind]},
        },
      ],
      'org.keycloak.keys.KeyProvider': [
        {name: 'rsa', providerId: 'rsa', config: {privateKey: [SECRET.key]}},
        {name: 'hmac', providerId: 'hmac-generated', config: {secret: [SECRET.hmac], secretSize: ['16']}},
        {
          name: 'jks',
          providerId: 'java-keystore',
          config: {keystorePassword: [SECRET.keystore], keyPassword: [SECRET.keystore]},
        },
      ],
    },
    identityProviders: [{alias: 'customer', providerId: 'oidc', config: {clientSecret: SECRET.provider}}],
    authenticatorConfig: [{alias: 'captcha', config: {'secret.key': SECRET.captcha}}],
    users: [
      {
        username: 'test1',
        clientRoles: {'realm-management': ['realm-admin']},
        credentials: [
          {type: 'password', value: SECRET.clear},
          {type: 'password', secretData: JSON.stringify({value: SECRET.hash, salt: SECRET.salt})},
          {type: 'password', hashedSaltedValue: SECRET.hash, salt: SECRET.salt},
        ],
      },
    ],
    attributes: {deep: {clientSecret: {values: [{one: SECRET.nested}]}}},
  })

it('no report contains a secret of the export', async () => {
  const text = JSON.stringify(realm())
  for (const secret of Object.values(SECRET)) expect(text).toContain(secret)
  const result = await checkRealms(readRealms(text), {
    target: '27',
    threshold: 'low',
    baseline: [],
    pause: () => Promise.resolve(),
  })
  const found = result.violations.map(({rule}) => rule.id)
  expect(found).toEqual(
    expect.arrayContaining([
      'client-short-secret',
      'export-client-secrets',
      'export-private-keys',
      'user-clear-password',
      'ldap-plain',
      'client-http-redirect',
    ]),
  )
  const reports = [
    JSON.stringify(screenReport(result)),
    ...formats.map((format) => write(result, format, {name: 'realm.json', text})),
  ]
  for (const report of reports) {
    expect(report.length).toBeGreaterThan(500)
    for (const secret of Object.values(SECRET)) expect(report).not.toContain(secret)
  }
})

it('a mask says whether the secret is short, and leaves what is no secret', () => {
  const value = {
    secret: 'changeme',
    clientSecret: '0123456789abcdef',
    password: '${vault.smtp}',
    registrationAccessToken: '**********',
    passwordPolicy: 'length(15)',
    resetCredentialsFlow: 'reset credentials',
    webAuthnPolicyPasswordlessUserVerificationRequirement: 'required',
    config: {bindCredential: ['0123456789abcdef'], validatePasswordPolicy: ['true'], secretSize: ['64']},
  }
  maskSecrets(value)
  expect(value).toEqual({
    ...value,
    secret: MASKED_SHORT,
    clientSecret: MASKED,
    password: '${vault.smtp}',
    registrationAccessToken: '**********',
    passwordPolicy: 'length(15)',
    resetCredentialsFlow: 'reset credentials',
    webAuthnPolicyPasswordlessUserVerificationRequirement: 'required',
    config: {bindCredential: [MASKED], validatePasswordPolicy: ['true'], secretSize: ['64']},
  })
})

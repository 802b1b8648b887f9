/** A message that a user of Keycloak published, as it was written, and the pages that answer it. */
export type PublicMessage = {
  text: string
  /** Paths of pages. Any section of them counts. */
  to: readonly string[]
}

const tokens = '/docs/getting-started/tokens-and-keys/'
const tokenErrors = '/docs/errors/tokens/'
const sessions = '/docs/getting-started/sessions/'
const pkce = '/docs/introduction/keycloak/'
const hostname = '/docs/operations/hostname-and-proxy/'
const setup = '/docs/sso/setup/'
const ldap = '/docs/users/ldap/'
const mail = '/docs/getting-started/email/'
const redirects = '/docs/errors/redirects/'
const loginErrors = '/docs/errors/login-page/'
const serverLog = '/docs/errors/server-log/'
const ssoErrors = '/docs/errors/single-sign-on/'

/** The lookup or the search has to lead to one of the pages with its first three answers. */
export const publicMessages: readonly PublicMessage[] = [
  {
    // https://github.com/keycloak/keycloak/issues/39266
    text: 'Token URL returned the status:  400 , response:  {"error":"invalid_grant","error_description":"Token is not active"}',
    to: [sessions, tokenErrors, '/docs/backends/express/'],
  },
  {
    // https://github.com/mauriciovigolo/keycloak-angular/issues/464
    text: "2022-12-29 07:55:50,841 WARN  [org.keycloak.protocol.oidc.utils.OAuth2CodeParser] (executor-thread-27) Code 'b199dad6-06c2-4e3d-9054-ebff4d96b459' already used for userSession '463987a6-5ab5-484b-b12a-24ee20abb1da' and client '9f330c7c-4985-4c0c-8185-8932b9fa7297'.",
    to: [tokens, tokenErrors, pkce],
  },
  {
    // https://github.com/keycloak/keycloak/issues/34304
    text: 'Oct 24 15:23:42 X000VV30 kc.sh[1734733]: 2024-10-24 15:23:42,192 WARN  [org.keycloak.events] (executor-thread-14) type="CODE_TO_TOKEN_ERROR", realmId="107f816d-85b9-4408-90d5-4e17371f6bd9", realmName="sso", clientId="rancher", userId="null", sessionId="eyJleHAiOjE3Mjk3MDc3OTQsImlhdCI6MTcyOTcwNzUwNywiYXV0aF90aW1lIjoxNzI5NjY0NTk0LCJqdGkiOiIwMTUyM2MwOS1mZmMyLTRhNzctYTQ2ZS1hMDE3ODM1NjhhYzMi", ipAddress="10.45.194.242", error="invalid_code", grant_type="authorization_code", code_id="eyJleHAiOjE3Mjk3MDc3OTQsImlhdCI6MTcyOTcwNzUwNyw", client_auth_method="client-secret"',
    to: [tokens, tokenErrors, pkce, serverLog],
  },
  {
    // https://github.com/keycloak/keycloak/issues/13357
    text: '2022-07-27 12:41:21.716 ERROR 25 --- [nio-8080-exec-2] o.k.adapters.OAuthRequestAuthenticator   :    {"error":"invalid_grant","error_description":"Code not valid"}',
    to: [tokens, tokenErrors, pkce],
  },
  {
    // https://github.com/Apicurio/apicurio-registry/issues/4041
    text: '10:22:19,903 WARN  [org.keycloak.events] (default task-147) type=REFRESH_TOKEN_ERROR, realmId=alto, clientId=alto-portal, userId=null, ipAddress=52.200.32.228, error=invalid_token, grant_type=refresh_token, client_auth_method=client-secret',
    to: [sessions, tokenErrors, '/docs/sessions/refresh-token-rotation/', serverLog],
  },
  {
    // https://github.com/keycloak/keycloak/issues/27384
    text: "keycloak returns http 500 with message [invalid_grant] Session doesn't have required client",
    to: [tokens, tokenErrors],
  },
  {
    // https://github.com/keycloak/keycloak/issues/11772
    text: '2022-04-29 12:55:01,688 ERROR [org.keycloak.services] (executor-thread-32) KC-SERVICES0055: Error when authenticating to LDAP: simple bind failed: 192.168.1.150:30636: javax.naming.CommunicationException: simple bind failed: 192.168.1.150:30636 [Root exception is javax.net.ssl.SSLHandshakeException: PKIX path building failed: sun.security.provider.certpath.SunCertPathBuilderException: unable to find valid certification path to requested target]\n\tat java.naming/com.sun.jndi.ldap.LdapClient.authenticate(LdapClient.java:219)\n\tat java.naming/com.sun.jndi.ldap.LdapCtx.connect(LdapCtx.java:2895)\n\tat java.naming/com.sun.jndi.ldap.LdapCtx.<init>(LdapCtx.java:348)',
    to: [ldap, '/docs/users/active-directory/', serverLog],
  },
  {
    // https://github.com/keycloak/keycloak/issues/14373
    text: "2022-09-13 16:22:58,502 ERROR [org.keycloak.storage.ldap.idm.store.ldap.LDAPOperationManager] (executor-thread-117) Could not query server using DN [DC=foo,DC=de] and filter [(&(sAMAccountName=bar)(objectclass=person)(objectclass=organizationalPerson)(objectclass=user))]: javax.naming.NameNotFoundException: [LDAP: error code 32 - 0000208D: NameErr: DSID-03152EB5, problem 2001 (NO_OBJECT), data 0, best match of:\n\t''\n ]; remaining name 'DC=foo,DC=de'\n\tat java.naming/com.sun.jndi.ldap.LdapCtx.mapErrorCode(LdapCtx.java:3285)",
    to: [ldap, '/docs/users/active-directory/', serverLog],
  },
  {
    // https://github.com/keycloak/keycloak/issues/38206
    text: 'Restart login cookie not found. It may have expired; it may have been deleted or cookies are disabled in your browser. If cookies are disabled then enable them. Click Back to Application to login again.',
    to: [hostname, loginErrors],
  },
  {
    // https://github.com/keycloak/keycloak/issues/45418
    text: String.raw`"loggerName":"org.keycloak.events","level":"WARN","message":"type=\"IDENTITY_PROVIDER_LOGIN_ERROR\",[..], error=\"cookie_not_found\", [..]`,
    to: [hostname, ssoErrors],
  },
  {
    // https://github.com/keycloak/keycloak/issues/27862
    text: '2024-03-13T13:05:09.867227507Z 2024-03-13 13:05:09,865 ERROR [org.keycloak.broker.oidc.AbstractOAuth2IdentityProvider] (executor-thread-40) Failed to make identity provider oauth callback: org.keycloak.broker.provider.IdentityBrokerException: token signature validation failed\n2024-03-13T13:05:09.867233607Z \tat org.keycloak.broker.oidc.OIDCIdentityProvider.parseTokenInput(OIDCIdent',
    to: [setup, ssoErrors],
  },
  {
    // https://github.com/keycloak/keycloak/issues/20407
    text: "ERROR [org.keycloak.broker.oidc.AbstractOAuth2IdentityProvider] (executor-thread-0) Failed to make identity provider oauth callback: org.keycloak.broker.provider.IdentityBrokerException: No access_token from server. error='unknown_error', error_description='null', error_uri='null'\n\tat org.keycloak.broker.oidc.OIDCIdentityProvider.verifyAccessToken(OIDCIdentityProvider.java:557)",
    to: [setup, ssoErrors],
  },
  {
    // https://github.com/keycloak/keycloak/issues/19077
    text: 'type=IDENTITY_PROVIDER_LOGIN_ERROR, realmId=keycloak-openid, clientId=mefio, userId=null, ipAddress=46.252.47.156, error=identity_provider_login_failure, code_id=00353d1b-233e-4391-b310-e69d87793d17, authSessionParentId=00353d1b-233e-4391-b310-e69d87793d17, authSessionTabId=rLwv43OWfOs',
    to: [setup, ssoErrors],
  },
  {
    // https://github.com/mescon/Muximux/issues/456
    text: String.raw`level=ERROR msg="OIDC code exchange failed" request_id=195f174dcfa41ff3 source=auth error="token endpoint returned 400: {\"error\":\"invalid_grant\",\"error_description\":\"PKCE verification failed: Invalid code verifier\"}"`,
    to: [pkce, tokenErrors, '/docs/securing-applications/'],
  },
  {
    // https://github.com/mescon/Muximux/issues/456
    text: '[org.keycloak.events] (executor-thread-49) type="CODE_TO_TOKEN_ERROR", realmId="7e4e79ee-d4f1-4d89-9318-135c05f6e5b9", realmName="master", clientId="muximux", userId="96e0c9e6-c92c-4868-ad8c-1abc40eb2dae", sessionId="pSTyF7Ve0N6TCpiZYjNS2Tyj", ipAddress="192.168.64.1", error="invalid_code_verifier", reason="Invalid code verifier", grant_type="authorization_code", code_id="pSTyF7Ve0N6TCpiZYjNS2Tyj", client_auth_method="client-secret"',
    to: [pkce, tokenErrors, '/docs/securing-applications/', serverLog],
  },
  {
    // https://github.com/firezone/firezone/issues/2680
    text: String.raw`15:53:49.109 erl_level=error application=fz_http domain=elixir file=lib/fz_http_web/controllers/auth_controller.ex function=oidc_callback/2 line=91 pid=<0.24318.2> request_id=F5lfw82A8n3NCbEABheh [error] An OpenIDConnect error occurred. Details: {400, "{\"error\":\"invalid_grant\",\"error_description\":\"PKCE code verifier not specified\"}"}`,
    to: [pkce, tokenErrors],
  },
  {
    // https://github.com/helm/charts/issues/6851
    text: '02:26:29,528 WARN  [org.keycloak.events] (default task-42) type=LOGIN_ERROR, realmId=master, clientId=null, userId=null, ipAddress=xxx.xxx.xxx.xxx, error=ssl_required',
    to: [hostname, '/docs/hosting/kubernetes/', '/docs/self-service/custom-domains/', serverLog],
  },
  {
    // https://github.com/keycloak/keycloak/issues/39958
    text: '2025-05-26 09:23:13,420 WARN  [org.keycloak.events] (executor-thread-458) \ntype="USER_INFO_REQUEST_ERROR", \nrealmId="Internal-idp", \nrealmName="Internal-idp", \nclientId="monportailrh-web-app", \nuserId="null", \nsessionId="9bf20467-e549-46e5-b9f1-2692726d638b", \nipAddress="185.255.86.98", \nerror="user_session_not_found", \nauth_method="validate_access_token"',
    to: [sessions, tokenErrors, serverLog],
  },
  {
    // https://github.com/keycloak/keycloak/issues/22571
    text: '[org.keycloak.events] (executor-thread-81) type=USER_INFO_REQUEST_ERROR, realmId=16188ef9-ed36-4823-a2db-75b7f3524a4f, clientId=null, userId=null, ipAddress=192.168.32.30, error=invalid_token, auth_method=validate_access_token',
    to: ['/docs/sessions/audience/', tokenErrors, serverLog],
  },
  {
    // https://github.com/keycloak/keycloak/issues/33902
    text: 'ERROR: The following build time options have values that differ from what is persisted - the new values will NOT be used until another build is run: kc.spi-user-cache-default-enabled',
    to: ['/docs/operations/metrics-and-alerts/', '/docs/errors/server/'],
  },
  {
    // https://github.com/keycloak/keycloak/issues/27756
    text: '        at org.eclipse.angus.mail.smtp.SMTPTransport.startTLS(SMTPTransport.java:2183)\n        ... 23 more\nCaused by: sun.security.validator.ValidatorException: PKIX path building failed: sun.security.provider.certpath.SunCertPathBuilderException: unable to find valid certification path to requested target\n        at java.base/sun.security.validator.PKIXValidator.doBuild(PKIXValidator.java:439)',
    to: [mail, '/docs/errors/email/'],
  },
  {
    // https://github.com/mesutpiskin/keycloak-2fa-email-authenticator/issues/23
    text: 'ERROR [org.keycloak.services] (executor-thread-21) KC-SERVICES0029: Failed to send email: javax.mail.AuthenticationFailedException: 535 5.7.8 Error: authentication failed: UGFzc3dvcmQ6',
    to: [mail, '/docs/errors/email/'],
  },
  {
    // https://github.com/marcospereirampj/python-keycloak/issues/207
    text: `keycloak.exceptions.KeycloakGetError: 400: b'{"error":"invalid_grant","error_description":"Incorrect redirect_uri"}'`,
    to: [redirects, tokenErrors],
  },
  {
    // https://github.com/apiman/apiman/issues/352
    text: '13:54:23,516 WARN  [org.keycloak.events] (default task-25) type=LOGIN_ERROR, realmId=apiman, clientId=apimanui, userId=null, ipAddress=10.57.31.102, error=invalid_redirect_uri, response_type=code, redirect_uri=http://192.168.5.109:8080/apimanui/, response_mode=query',
    to: [redirects],
  },
  {
    // https://github.com/zak905/keycloak-api-key-demo/issues/10
    text: 'keycloak-api-key-demo-auth-server-1        | 2022-09-29 17:50:10,469 WARN  [org.keycloak.events] (executor-thread-5) type=CODE_TO_TOKEN_ERROR, realmId=example, clientId=dashboard-client, userId=null, ipAddress=172.20.0.2, error=invalid_client_credentials, grant_type=authorization_code',
    to: ['/docs/api/service-accounts/', tokenErrors, serverLog],
  },
  {
    // https://github.com/keycloak/keycloak/issues/23292
    text: "ERROR: Unexpected error when starting the server in (production) mode\nERROR: Failed to start quarkus\nERROR: Strict hostname resolution configured but no hostname setting provided\nFor more details run the same command passing the '--verbose' option. Also you can use '--help' to see the details about the usage of the particular command.",
    to: [hostname, '/docs/hosting/kubernetes/'],
  },
  {
    // https://github.com/keycloak/keycloak/issues/11340
    text: 'Cookie not found. Please make sure cookies are enabled in your browser.',
    to: [hostname, loginErrors, '/docs/getting-started/sample/'],
  },
  {
    // https://github.com/uselagoon/lagoon/pull/3817
    text: String.raw`"msg": "refresh token stdout: {\"error\":\"invalid_grant\",\"error_description\":\"Invalid token issuer. Expected 'http://lagoon-core-keycloak:8080/auth/realms/lagoon'\"}"`,
    to: ['/docs/self-service/custom-domains/', hostname],
  },
]

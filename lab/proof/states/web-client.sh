# the client acme-web of a browser application: public, with the address https://app.acme.example/ and PKCE; authorize
# opens the login page for it, code logs alice in and prints the code, redeem exchanges it for tokens
need alice
made POST clients '{"clientId": "acme-web", "publicClient": true, "fullScopeAllowed": false,
  "redirectUris": ["https://app.acme.example/", "https://app.acme.example/account"],
  "webOrigins": ["https://app.acme.example"],
  "attributes": {"pkce.code.challenge.method": "S256", "post.logout.redirect.uris": "https://app.acme.example/"}}' >/dev/null

# The pair of RFC 7636, appendix B.
VERIFIER=dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk
CHALLENGE='code_challenge_method=S256&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'

# authorize [QUERY] [CLIENT]: the query stands in the place of the challenge.
authorize() {
  browser open "/realms/$LAB_REALM/protocol/openid-connect/auth?client_id=${2-acme-web}&response_type=code&scope=openid&state=made-by-the-application&redirect_uri=https://app.acme.example/&${1-$CHALLENGE}"
}

code() {
  browser new && authorize && browser login alice || return
  browser url https://app.acme.example/ | sed -E 's/.*[?&]code=([^& ]+).*/\1/'
}

# redeem [FORM…]: what the token endpoint answers, errors too.
redeem() {
  local form=() field
  for field in "$@"; do form+=(--data-urlencode "$field"); done
  curl -sS -w '\n%{http_code}\n' "$LAB_URL/realms/$LAB_REALM/protocol/openid-connect/token" -d grant_type=authorization_code \
    -d client_id=acme-web -d redirect_uri=https://app.acme.example/ "${form[@]}"
}

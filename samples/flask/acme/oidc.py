"""Requests to Keycloak."""

from typing import Any

from authlib.integrations.flask_client import OAuth, OAuthError
from joserfc.errors import JoseError
from requests import RequestException
from werkzeug.wrappers import Response

from acme.settings import APP_URL, CLIENT_ID, CLIENT_SECRET, ISSUER

# #region client
oauth = OAuth()
keycloak = oauth.register(
    "keycloak",
    client_id=CLIENT_ID,
    client_secret=CLIENT_SECRET,
    server_metadata_url=f"{ISSUER}/.well-known/openid-configuration",
    client_kwargs={
        "scope": "openid profile email",
        "code_challenge_method": "S256",
        # In seconds. Without it, a server that hangs would block the workers of this application.
        "default_timeout": 10,
    },
)

# Errors of a login or a renewal: it was rejected, a token isn't valid, or the server is down.
OIDC_ERRORS = (OAuthError, JoseError, RequestException)

# Authlib checks the audience only if you tell it to.
EXPECTED = {"iss": {"essential": True, "value": ISSUER}, "aud": {"essential": True, "value": CLIENT_ID}}
# #endregion client

Tokens = dict[str, Any]
Claims = dict[str, Any]


# #region login
def begin_login() -> Response:
    """Stores state, nonce, and code verifier in the session cookie, and redirects the browser to the server."""
    # The address is based on the configuration, because a Host header can be forged.
    response: Response = keycloak.authorize_redirect(f"{APP_URL}/auth/callback")
    return response


def finish_login() -> tuple[Tokens, Claims]:
    """Raises one of OIDC_ERRORS if the state, nonce, or code is from another login."""
    tokens: Tokens = keycloak.authorize_access_token(claims_options=EXPECTED)
    return tokens, dict(tokens.pop("userinfo"))


# #endregion login


# #region refresh
def renew(tokens: Tokens, subject: str) -> tuple[Tokens, Claims]:
    """Raises one of OIDC_ERRORS if the session has ended on the server."""
    renewed: Tokens = keycloak.fetch_access_token(grant_type="refresh_token", refresh_token=tokens["refresh_token"])
    expected = EXPECTED | {"sub": {"essential": True, "value": subject}}
    # The ID token of a renewal has no nonce.
    return renewed, dict(keycloak.parse_id_token(renewed, nonce=None, claims_options=expected))


# #endregion refresh


# #region user-info
def user_info(tokens: Tokens) -> Claims:
    """Gets the user from the server, as an example of an API that accepts the access token."""
    # Without the refresh token: Authlib would use it up for a renewal that this application doesn't notice.
    return dict(keycloak.userinfo(token={"access_token": tokens["access_token"], "token_type": "Bearer"}))


# #endregion user-info


# #region logout
def logout_url(tokens: Tokens) -> str:
    """The address that also ends the session on the server. Without the ID token, the user must confirm."""
    target = keycloak.create_logout_url(
        post_logout_redirect_uri=f"{APP_URL}/logged-out", id_token_hint=tokens["id_token"]
    )
    return str(target["url"])


# #endregion logout

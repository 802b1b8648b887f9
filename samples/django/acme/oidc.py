"""Requests to Keycloak. The tokens are in the session, which is stored in the database."""

import time
from typing import Any

from authlib.integrations.django_client import OAuth, OAuthError
from django.conf import settings
from django.contrib.sessions.backends.base import SessionBase
from django.contrib.sessions.backends.db import SessionStore
from django.contrib.sessions.models import Session
from django.db import transaction
from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from joserfc.errors import JoseError
from requests import RequestException

# #region client
oauth = OAuth()
oauth.register("keycloak")
keycloak = oauth.keycloak

# Errors of a login or a renewal: it was rejected, a token isn't valid, or the server is down.
OIDC_ERRORS = (OAuthError, JoseError, RequestException)

# Authlib checks the audience only if you tell it to.
EXPECTED = {
    "iss": {"essential": True, "value": settings.ISSUER},
    "aud": {"essential": True, "value": settings.CLIENT_ID},
}
# #endregion client


def address_of(name: str) -> str:
    """An address of this application. It's based on the configuration, because a Host header can be forged."""
    return f"{settings.APP_URL}{reverse(name)}"


# #region login
def begin_login(request: HttpRequest) -> HttpResponse:
    """Stores state, nonce, and code verifier in the session, and redirects the browser to the server."""
    response: HttpResponse = keycloak.authorize_redirect(request, address_of("callback"))
    return response


def finish_login(request: HttpRequest) -> dict[str, Any]:
    """Raises one of OIDC_ERRORS if the state, nonce, or code is from another login."""
    tokens: dict[str, Any] = keycloak.authorize_access_token(request, claims_options=EXPECTED)
    return tokens


def remember(session: SessionBase, tokens: dict[str, Any], claims: dict[str, Any]) -> None:
    session["claims"] = dict(claims)
    session["tokens"] = {name: tokens[name] for name in ("access_token", "refresh_token", "id_token", "expires_at")}


# #endregion login


# #region refresh
def access_token_of(session_key: str) -> str:
    """An access token that is valid for at least a few seconds. Raises one of OIDC_ERRORS if the session has ended."""
    with transaction.atomic():
        # One renewal at a time, in all processes: each refresh token works once, and a second use would end
        # the session of the user.
        Session.objects.select_for_update().get(pk=session_key)
        session = SessionStore(session_key)
        if session["tokens"]["expires_at"] < time.time() + 5:
            renew(session)
            session.save()
        return str(session["tokens"]["access_token"])


def renew(session: SessionBase) -> None:
    refresh_token = session["tokens"]["refresh_token"]
    tokens = keycloak.fetch_access_token(grant_type="refresh_token", refresh_token=refresh_token)
    expected = EXPECTED | {"sub": {"essential": True, "value": session["claims"]["sub"]}}
    # The ID token of a renewal has no nonce.
    remember(session, tokens, keycloak.parse_id_token(tokens, nonce=None, claims_options=expected))


# #endregion refresh


# #region user-info
def user_info(access_token: str) -> dict[str, Any]:
    """Gets the user from the server, as an example of an API that accepts the access token."""
    info: dict[str, Any] = keycloak.userinfo(token={"access_token": access_token, "token_type": "Bearer"})
    return info


# #endregion user-info


# #region logout
def logout_url(id_token: str) -> str:
    """The address that also ends the session on the server. Without the ID token, the user must confirm."""
    url: str = keycloak.create_logout_url(post_logout_redirect_uri=address_of("logged-out"), id_token_hint=id_token)[
        "url"
    ]
    return url


# #endregion logout

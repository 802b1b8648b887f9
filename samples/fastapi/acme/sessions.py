"""Sessions of users. The browser has only the ID of its session, in a signed cookie."""

import secrets
import time
from asyncio import Lock
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Annotated
from urllib.parse import quote

from fastapi import Depends, HTTPException, Request

from acme import oidc
from acme.settings import SESSION_SECONDS


# #region store
@dataclass
class Session:
    tokens: oidc.Tokens
    claims: oidc.Claims
    ends: float = field(default_factory=lambda: time.time() + SESSION_SECONDS)
    lock: Lock = field(default_factory=Lock)


# In the memory of one process. Several processes need a shared store, such as Redis.
_sessions: dict[str, Session] = {}


def start(request: Request, tokens: oidc.Tokens, claims: oidc.Claims) -> None:
    """Replaces the session of this browser, so that an ID from before the login is useless."""
    end(request)
    now = time.time()
    for key in [key for key, session in _sessions.items() if session.ends < now]:
        del _sessions[key]
    key = secrets.token_urlsafe(32)
    _sessions[key] = Session(tokens, claims)
    request.session["id"] = key


def find(request: Request) -> Session | None:
    session = _sessions.get(request.session.get("id", ""))
    return session if session and session.ends > time.time() else None


def end(request: Request) -> None:
    _sessions.pop(request.session.get("id", ""), None)
    request.session.clear()


# #endregion store


# #region refresh
async def fresh(session: Session) -> Session:
    """The session with an access token that is valid for at least a few seconds. Raises one of oidc.OIDC_ERRORS."""
    # One renewal at a time: each refresh token works once, and a second use would end the session.
    async with session.lock:
        if session.tokens["expires_at"] < time.time() + 5:
            session.tokens, session.claims = await oidc.renew(session.tokens, session.claims["sub"])
    return session


# #endregion refresh


# #region protect
class LoginNeeded(Exception):
    """Leads to the login, which then returns to the page."""

    def __init__(self, request: Request) -> None:
        self.login = f"/auth/login?returnTo={quote(request.url.path)}"


def need_session(request: Request) -> Session:
    """A dependency for pages that need a login."""
    session = find(request)
    if session is None:
        raise LoginNeeded(request)
    return session


UserSession = Annotated[Session, Depends(need_session)]


def need_role(role: str) -> Callable[[Request, Session], Awaitable[Session]]:
    """A dependency for pages that need a client role. Answers 403 to users without it."""

    async def check(request: Request, session: UserSession) -> Session:
        try:
            # Renews the claims together with an expired access token, so that a revoked role doesn't last.
            await fresh(session)
        except oidc.OIDC_ERRORS as error:
            raise LoginNeeded(request) from error
        if role not in session.claims.get("roles", []):
            raise HTTPException(403, f'The role "{role}" is required.')
        return session

    return check


# #endregion protect

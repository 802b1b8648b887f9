"""Decorators for views that need a login or a role."""

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar
from urllib.parse import quote

from flask import abort, g, request
from flask import session as cookie

from acme import oidc, store

P = ParamSpec("P")
R = TypeVar("R")


def current_session() -> store.Session | None:
    """The session of this browser. It's read from the database once in each request."""
    if "user_session" not in g:
        g.user_session = store.find(cookie.get("id", ""))
    found: store.Session | None = g.user_session
    return found


# #region protect
class LoginNeeded(Exception):
    """Leads to the login, which then returns to the page."""

    def __init__(self) -> None:
        self.login = f"/auth/login?returnTo={quote(request.full_path.rstrip('?'), safe='')}"


def need_user(view: Callable[P, R]) -> Callable[P, R]:
    """For views that need a login."""

    @wraps(view)
    def check(*args: P.args, **kwargs: P.kwargs) -> R:
        if current_session() is None:
            raise LoginNeeded
        return view(*args, **kwargs)

    return check


def need_role(role: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """For views that need a client role. Users without the role get a 403."""

    def decorate(view: Callable[P, R]) -> Callable[P, R]:
        @wraps(view)
        def check(*args: P.args, **kwargs: P.kwargs) -> R:
            try:
                # Renews the claims together with an expired access token, so that a revoked role doesn't last.
                session = g.user_session = store.fresh(cookie.get("id", ""))
            except oidc.OIDC_ERRORS as error:
                raise LoginNeeded from error
            if session is None:
                raise LoginNeeded
            if role not in session.claims.get("roles", []):
                abort(403, f"This page is for users with the role {role}.")
            return view(*args, **kwargs)

        return check

    return decorate


# #endregion protect

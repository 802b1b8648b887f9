from urllib.parse import urljoin, urlsplit

from flask import Blueprint, current_app, redirect, request
from flask import session as cookie
from werkzeug.wrappers import Response

from acme import oidc, store
from acme.settings import APP_URL

auth = Blueprint("auth", __name__)


# #region login
@auth.get("/login")
def login() -> Response:
    target = urljoin(f"{APP_URL}/", request.args.get("returnTo", "/"))
    # Only pages of this application: a path such as //example.org would lead to another site.
    is_own = urlsplit(target)[:2] == urlsplit(APP_URL)[:2]
    cookie["return_to"] = target if is_own else APP_URL
    return oidc.begin_login()


@auth.get("/callback")
def callback() -> Response:
    target = cookie.get("return_to", APP_URL)
    try:
        tokens, claims = oidc.finish_login()
    except oidc.OIDC_ERRORS as error:
        # Log the reason, but don't show it: it can contain details that are only for this application.
        current_app.logger.warning("The login failed: %s", error)
        return redirect("/login-error")
    # A new session, so that an ID from before the login is useless.
    store.end(cookie.get("id", ""))
    cookie.clear()
    cookie["id"] = store.start(tokens, claims)
    cookie.permanent = True
    return redirect(target)


# #endregion login


# #region logout
# Use POST, so that a link or an image on another page can't log users out.
@auth.post("/logout")
def logout() -> Response:
    session_id = cookie.get("id", "")
    session = store.find(session_id)
    store.end(session_id)
    cookie.clear()
    return redirect(oidc.logout_url(session.tokens) if session else "/logged-out", 303)


# #endregion logout

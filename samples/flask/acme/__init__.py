from datetime import timedelta

from flask import Flask, redirect, render_template
from werkzeug.exceptions import Forbidden
from werkzeug.wrappers import Response

from acme import oidc, settings, store
from acme.auth import auth
from acme.pages import pages
from acme.protect import LoginNeeded, current_session


# #region app
def create_app() -> Flask:
    app = Flask(__name__)
    app.secret_key = settings.SESSION_SECRET
    app.config.update(
        SESSION_COOKIE_NAME="session",
        SESSION_COOKIE_HTTPONLY=True,
        SESSION_COOKIE_SAMESITE="Lax",
        # Browsers send the cookie over HTTPS only, except on a developer's machine.
        SESSION_COOKIE_SECURE=settings.IS_HTTPS,
        PERMANENT_SESSION_LIFETIME=timedelta(seconds=settings.SESSION_SECONDS),
    )
    store.create()
    oidc.oauth.init_app(app)
    app.register_blueprint(auth, url_prefix="/auth")
    app.register_blueprint(pages)
    app.register_error_handler(LoginNeeded, to_login)
    app.register_error_handler(Forbidden, forbidden)
    app.context_processor(claims_of_user)
    return app


# #endregion app


def to_login(error: LoginNeeded) -> Response:
    return redirect(error.login)


def forbidden(error: Forbidden) -> tuple[str, int]:
    return render_template("forbidden.html", error=error), 403


def claims_of_user() -> dict[str, object]:
    """All pages show the user's name, so templates get the claims, but no token."""
    session = current_session()
    return {"claims": session and session.claims}

from flask import Blueprint, current_app, render_template
from flask import session as cookie

from acme import oidc, store
from acme.protect import current_session, need_role, need_user

pages = Blueprint("pages", __name__)


@pages.get("/")
def home() -> str:
    return render_template("home.html")


@pages.get("/logged-out")
def logged_out() -> str:
    return render_template("logged_out.html")


@pages.get("/login-error")
def login_error() -> str:
    return render_template("login_error.html")


# #region pages
@pages.get("/account")
@need_user
def account() -> str:
    return render_template("account.html")


@pages.get("/organizations")
@need_user
def organizations() -> str:
    session = current_session()
    # The keys are organization IDs. Users without an organization don't have the claim.
    claim = session.claims.get("organizations", {}) if session else {}
    return render_template("organizations.html", organizations=claim.values())


@pages.get("/invoices")
@need_role("billing")
def invoices() -> str:
    return render_template("invoices.html", invoices=["A-1001", "A-1002"])


@pages.get("/call-api")
@need_user
def call_api() -> str:
    return render_template("call_api.html")


# #endregion pages


# #region api
@pages.get("/api/hello")
def hello() -> tuple[dict[str, str], int]:
    try:
        session = store.fresh(cookie.get("id", ""))
        if session is None:
            return {"error": "Not logged in"}, 401
        user = oidc.user_info(session.tokens)
    except oidc.OIDC_ERRORS as error:
        current_app.logger.warning("The call failed: %s", error)
        return {"error": "The session has ended"}, 401
    return {"message": f"Hello {user['preferred_username']}"}, 200


# #endregion api

import logging
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urljoin, urlsplit

from fastapi import Depends, FastAPI, HTTPException, Query, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from fastapi.staticfiles import StaticFiles
from fastapi.templating import Jinja2Templates
from starlette.middleware.sessions import SessionMiddleware

from acme import oidc, sessions
from acme.sessions import UserSession
from acme.settings import APP_URL, IS_HTTPS, SESSION_SECONDS, SESSION_SECRET

HERE = Path(__file__).parent
log = logging.getLogger("uvicorn.error")

# #region app
app = FastAPI(title="Acme in FastAPI")
app.add_middleware(
    SessionMiddleware,
    secret_key=SESSION_SECRET,
    max_age=SESSION_SECONDS,
    same_site="lax",
    # Browsers send the cookie over HTTPS only, except on a developer's machine.
    https_only=IS_HTTPS,
)
app.mount("/static", StaticFiles(directory=HERE / "static"), name="static")
templates = Jinja2Templates(HERE / "templates")
# #endregion app


def show(request: Request, name: str, **values: Any) -> HTMLResponse:
    """Renders a page. All pages show the user's name, so they get the claims, but no token."""
    session = sessions.find(request)
    return templates.TemplateResponse(request, f"{name}.html", {"claims": session and session.claims, **values})


@app.exception_handler(sessions.LoginNeeded)
async def to_login(_request: Request, error: sessions.LoginNeeded) -> Response:
    return RedirectResponse(error.login)


# #region login
@app.get("/auth/login")
async def login(request: Request, return_to: Annotated[str, Query(alias="returnTo")] = "/") -> Response:
    target = urljoin(f"{APP_URL}/", return_to)
    # Only pages of this application: a path such as //example.org would lead to another site.
    is_own = urlsplit(target)[:2] == urlsplit(APP_URL)[:2]
    request.session["return_to"] = target if is_own else APP_URL
    return await oidc.begin_login(request)


@app.get("/auth/callback")
async def callback(request: Request) -> Response:
    target = request.session.get("return_to", APP_URL)
    try:
        tokens, claims = await oidc.finish_login(request)
    except oidc.OIDC_ERRORS as error:
        # Log the reason, but don't show it: it can contain details that are only for this application.
        log.warning("The login failed: %s", error)
        return RedirectResponse("/login-error")
    sessions.start(request, tokens, claims)
    return RedirectResponse(target)


# #endregion login


# #region logout
# Use POST, so that a link or an image on another page can't log users out.
@app.post("/auth/logout")
async def logout(request: Request) -> Response:
    session = sessions.find(request)
    sessions.end(request)
    return RedirectResponse(await oidc.logout_url(session.tokens) if session else "/logged-out", 303)


# #endregion logout


@app.get("/")
def home(request: Request) -> Response:
    return show(request, "home")


@app.get("/logged-out")
def logged_out(request: Request) -> Response:
    return show(request, "logged_out")


@app.get("/login-error")
def login_error(request: Request) -> Response:
    return show(request, "login_error")


# #region pages
@app.get("/account")
def account(request: Request, _session: UserSession) -> Response:
    return show(request, "account")


@app.get("/organizations")
def organizations(request: Request, session: UserSession) -> Response:
    return show(request, "organizations", organizations=session.claims.get("organizations", {}).values())


@app.get("/invoices", dependencies=[Depends(sessions.need_role("billing"))])
def invoices(request: Request) -> Response:
    return show(request, "invoices", invoices=["A-1001", "A-1002"])


@app.get("/call-api")
def call_api(request: Request, _session: UserSession) -> Response:
    return show(request, "call_api")


# #endregion pages


# #region api
@app.get("/api/hello")
async def hello(request: Request) -> dict[str, str]:
    session = sessions.find(request)
    if session is None:
        raise HTTPException(401, "Not logged in")
    try:
        await sessions.fresh(session)
        user = await oidc.user_info(session.tokens)
    except oidc.OIDC_ERRORS as error:
        log.warning("The call failed: %s", error)
        raise HTTPException(401, "The session has ended") from error
    return {"message": f"Hello {user['preferred_username']}"}


# #endregion api

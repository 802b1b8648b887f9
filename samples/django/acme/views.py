import logging

from django.contrib.auth import login, logout
from django.contrib.auth.decorators import login_not_required
from django.contrib.auth.models import User
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_GET, require_POST

from acme import oidc

logger = logging.getLogger(__name__)


# #region login
@login_not_required
@require_GET
def log_in(request: HttpRequest) -> HttpResponse:
    target = request.GET.get("next", "/")
    # Only paths of this application, so that a link can't lead to another site after the login.
    request.session["return_to"] = target if url_has_allowed_host_and_scheme(target, allowed_hosts=None) else "/"
    return oidc.begin_login(request)


@login_not_required
@require_GET
def callback(request: HttpRequest) -> HttpResponse:
    try:
        tokens = oidc.finish_login(request)
    except oidc.OIDC_ERRORS as error:
        # Log the reason, but don't show it: it can contain details that are only for this application.
        logger.warning("The login failed: %s", error)
        return redirect("login-error")
    claims = tokens["userinfo"]
    return_to = request.session.pop("return_to", "/")
    # Find users by their ID, because names and addresses can change or be given to another user.
    user, _ = User.objects.update_or_create(
        username=claims["sub"],
        defaults={
            "email": claims.get("email", ""),
            "first_name": claims.get("given_name", ""),
            "last_name": claims.get("family_name", ""),
        },
    )
    # Gives the session a new key, and clears it if it belonged to another user.
    login(request, user)
    oidc.remember(request.session, tokens, claims)
    return redirect(return_to)


# #endregion login


# #region logout
# Use POST, so that a link or an image on another page can't log users out.
@require_POST
def log_out(request: HttpRequest) -> HttpResponse:
    id_token = request.session["tokens"]["id_token"]
    logout(request)
    return redirect(oidc.logout_url(id_token))


# #endregion logout


# #region public
@login_not_required
def home(request: HttpRequest) -> HttpResponse:
    return render(request, "home.html")


@login_not_required
def logged_out(request: HttpRequest) -> HttpResponse:
    return render(request, "logged_out.html")


@login_not_required
def login_error(request: HttpRequest) -> HttpResponse:
    return render(request, "login_error.html")


# #endregion public


# #region protected
def account(request: HttpRequest) -> HttpResponse:
    return render(request, "account.html", {"claims": request.session["claims"]})


def organizations(request: HttpRequest) -> HttpResponse:
    # The keys are organization IDs. Users without an organization don't have the claim.
    claim = request.session["claims"].get("organizations", {})
    return render(request, "organizations.html", {"organizations": claim.values()})


def call_api(request: HttpRequest) -> HttpResponse:
    return render(request, "call_api.html")


# #endregion protected


# #region hello
# Checks the login itself, because programs expect a 401 and not a redirect to a login page.
@login_not_required
@require_GET
def hello(request: HttpRequest) -> HttpResponse:
    key = request.session.session_key
    if not request.user.is_authenticated or key is None:
        return JsonResponse({"error": "Not logged in"}, status=401)
    try:
        info = oidc.user_info(oidc.access_token_of(key))
    except oidc.OIDC_ERRORS as error:
        logger.warning("The call failed: %s", error)
        return JsonResponse({"error": "The session has ended"}, status=401)
    return JsonResponse({"message": f"Hello {info['preferred_username']}"})


# #endregion hello

import os
from pathlib import Path
from urllib.parse import urlsplit

from django.core.exceptions import ImproperlyConfigured

BASE_DIR = Path(__file__).resolve().parent.parent


def setting(name: str) -> str:
    """Reads a required environment variable."""
    value = os.environ.get(name)
    if not value:
        raise ImproperlyConfigured(f"{name} is not set. Copy .env.example to .env, fill it in, and load it.")
    return value


APP_URL = setting("APP_URL")
IS_HTTPS = APP_URL.startswith("https:")

# #region login
ISSUER = setting("ISSUER")
CLIENT_ID = setting("CLIENT_ID")
AUTHLIB_OAUTH_CLIENTS = {
    "keycloak": {
        "client_id": CLIENT_ID,
        "client_secret": setting("CLIENT_SECRET"),
        "server_metadata_url": f"{ISSUER}/.well-known/openid-configuration",
        "client_kwargs": {
            "scope": "openid profile email",
            "code_challenge_method": "S256",
            # In seconds. Without it, a server that hangs would block the workers of this application.
            "default_timeout": 10,
        },
    }
}
# #endregion login

# #region session
SECRET_KEY = setting("SESSION_SECRET")
# The database stores the sessions and the tokens in them. The browser has only the key of its session.
SESSION_ENGINE = "django.contrib.sessions.backends.db"
# At most the "SSO Session Max" of the realm.
SESSION_COOKIE_AGE = 10 * 60 * 60
SESSION_COOKIE_HTTPONLY = True
SESSION_COOKIE_SAMESITE = "Lax"
# Browsers send the cookies over HTTPS only, except on a developer's machine.
SESSION_COOKIE_SECURE = IS_HTTPS
CSRF_COOKIE_SECURE = IS_HTTPS
LOGIN_URL = "login"
# #endregion session

ALLOWED_HOSTS = [urlsplit(APP_URL).hostname or ""]
SECURE_SSL_REDIRECT = IS_HTTPS
SECURE_HSTS_SECONDS = 365 * 24 * 60 * 60 if IS_HTTPS else 0
# The owner of the domain decides about subdomains and the preload list of browsers.
SILENCED_SYSTEM_CHECKS = ["security.W005", "security.W021"]

ROOT_URLCONF = "acme.urls"
WSGI_APPLICATION = "acme.wsgi.application"
INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.staticfiles",
    "acme",
]
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    # Every view needs a login, unless it is marked with login_not_required.
    "django.contrib.auth.middleware.LoginRequiredMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
]
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {"context_processors": ["django.contrib.auth.context_processors.auth"]},
    }
]
DATABASES = {
    "default": {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": BASE_DIR / "db.sqlite3",
        # SQLite has no row locks. A transaction that starts like this locks the whole file.
        "OPTIONS": {"transaction_mode": "IMMEDIATE", "timeout": 20},
        # Use a file, because in memory, each thread would get a separate database.
        "TEST": {"NAME": BASE_DIR / "test.sqlite3"},
    }
}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
USE_TZ = True
STATIC_URL = "static/"
STATIC_ROOT = BASE_DIR / "staticfiles"
STORAGES = {"staticfiles": {"BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"}}

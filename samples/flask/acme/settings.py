import os
from pathlib import Path


def setting(name: str) -> str:
    """Reads a required environment variable."""
    value = os.environ.get(name)
    if not value:
        raise RuntimeError(f"{name} is not set. Copy .env.example to .env, fill it in, and load it.")
    return value


ISSUER = setting("ISSUER")
CLIENT_ID = setting("CLIENT_ID")
CLIENT_SECRET = setting("CLIENT_SECRET")
SESSION_SECRET = setting("SESSION_SECRET")
APP_URL = setting("APP_URL")
IS_HTTPS = APP_URL.startswith("https:")
# At most the "SSO Session Max" of the realm.
SESSION_SECONDS = 10 * 60 * 60
SESSION_FILE = Path(__file__).resolve().parent.parent / "sessions.sqlite3"

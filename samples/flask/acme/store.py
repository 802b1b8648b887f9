"""Sessions of users, in a database that all workers share. The browser has only the ID of its session."""

import json
import secrets
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from hashlib import sha256

from acme import oidc
from acme.settings import SESSION_FILE, SESSION_SECONDS


@dataclass
class Session:
    tokens: oidc.Tokens
    claims: oidc.Claims

    @property
    def is_fresh(self) -> bool:
        """Whether the access token is valid for at least a few seconds."""
        return float(self.tokens["expires_at"]) > time.time() + 5


# #region store
@contextmanager
def connect() -> Iterator[sqlite3.Connection]:
    """A connection without a transaction. Waits up to 20 seconds for a lock of another worker."""
    with closing(sqlite3.connect(SESSION_FILE, timeout=20, isolation_level=None)) as connection:
        yield connection


def create() -> None:
    """Creates the table if it doesn't exist."""
    with connect() as database:
        # Readers don't wait for a worker that renews tokens.
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("CREATE TABLE IF NOT EXISTS sessions (key TEXT PRIMARY KEY, value TEXT, ends REAL)")


def key_of(session_id: str) -> str:
    """A hash, so that a copy of the database doesn't contain IDs that a browser could send."""
    return sha256(session_id.encode()).hexdigest()


def start(tokens: oidc.Tokens, claims: oidc.Claims) -> str:
    """Stores a new session. Returns its ID."""
    session_id = secrets.token_urlsafe(32)
    with connect() as database:
        database.execute("DELETE FROM sessions WHERE ends < ?", [time.time()])
        row = [key_of(session_id), dump(Session(tokens, claims)), time.time() + SESSION_SECONDS]
        database.execute("INSERT INTO sessions VALUES (?, ?, ?)", row)
    return session_id


def find(session_id: str) -> Session | None:
    with connect() as database:
        return load(database, session_id)


def end(session_id: str) -> None:
    with connect() as database:
        database.execute("DELETE FROM sessions WHERE key = ?", [key_of(session_id)])


# #endregion store


def dump(session: Session) -> str:
    return json.dumps({"tokens": session.tokens, "claims": session.claims})


def load(database: sqlite3.Connection, session_id: str) -> Session | None:
    query = "SELECT value FROM sessions WHERE key = ? AND ends > ?"
    row = database.execute(query, [key_of(session_id), time.time()]).fetchone()
    return Session(**json.loads(row[0])) if row else None


# #region refresh
def fresh(session_id: str) -> Session | None:
    """The session with a valid access token, or None if it has ended. Raises one of oidc.OIDC_ERRORS."""
    session = find(session_id)
    if session is None or session.is_fresh:
        return session
    with connect() as database:
        # One renewal at a time, in all workers: each refresh token works once, and a second use would end the session.
        database.execute("BEGIN IMMEDIATE")
        # Another request might have renewed the tokens while this one waited for the lock.
        session = load(database, session_id)
        if session is None or session.is_fresh:
            return session
        session = Session(*oidc.renew(session.tokens, session.claims["sub"]))
        database.execute("UPDATE sessions SET value = ? WHERE key = ?", [dump(session), key_of(session_id)])
        database.execute("COMMIT")
    return session


# #endregion refresh

"""Run with "python -m unittest tests". The tests need no server. A browser test covers the login itself."""

import os
import tempfile
import time
from pathlib import Path
from threading import Thread
from typing import Any
from unittest import TestCase, main
from unittest.mock import patch

for name in ("ISSUER", "APP_URL"):
    os.environ[name] = "http://localhost:5115"
for name in ("CLIENT_ID", "CLIENT_SECRET", "SESSION_SECRET"):
    os.environ[name] = "test"

from acme import create_app, oidc, store  # noqa: E402

EXPIRED = {"access_token": "old", "refresh_token": "first", "id_token": "-", "expires_at": 0}
MAX = {"sub": "max", "name": "Max"}


class Tests(TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        change = patch.object(store, "SESSION_FILE", Path(folder.name) / "sessions.sqlite3")
        change.start()
        self.addCleanup(change.stop)
        self.client = create_app().test_client()

    def location(self, path: str) -> str:
        return self.client.get(path).headers["Location"]

    def test_sends_visitors_to_the_login_and_remembers_the_page(self) -> None:
        for page in ("account", "organizations", "call-api", "invoices"):
            self.assertEqual(self.location(f"/{page}"), f"/auth/login?returnTo=%2F{page}")

    def test_answers_401_to_programs(self) -> None:
        self.assertEqual(self.client.get("/api/hello").status_code, 401)

    def test_returns_to_its_own_pages_only(self) -> None:
        home = "http://localhost:5115"
        targets = {"/account": f"{home}/account", "https://example.org": home, "//example.org": home}
        for target, expected in targets.items():
            with patch.object(oidc, "begin_login", return_value="redirect"):
                self.client.get("/auth/login", query_string={"returnTo": target})
            with self.client.session_transaction() as cookie:
                self.assertEqual(cookie["return_to"], expected)

    def test_refuses_a_state_that_it_did_not_create(self) -> None:
        with patch.object(oidc.keycloak, "load_server_metadata", return_value={}):
            self.assertEqual(self.location("/auth/callback?code=code&state=forged"), "/login-error")
        self.assertEqual(self.client.get("/account").status_code, 302)

    def test_keeps_the_tokens_out_of_the_cookie(self) -> None:
        with self.client.session_transaction() as cookie:
            cookie["id"] = store.start(EXPIRED, MAX)
            self.assertEqual(set(cookie), {"id"})
        self.assertIn("Max", self.client.get("/account").text)

    def test_renews_once_for_requests_at_the_same_time(self) -> None:
        session_id = store.start(EXPIRED, MAX)
        used: list[str] = []

        def renew(tokens: oidc.Tokens, subject: str) -> tuple[oidc.Tokens, oidc.Claims]:
            used.append(tokens["refresh_token"])
            time.sleep(0.05)
            return EXPIRED | {"access_token": "new", "refresh_token": "second", "expires_at": time.time() + 60}, MAX

        answers: list[Any] = []

        def call() -> None:
            session = store.fresh(session_id)
            answers.append(session and session.tokens["access_token"])

        with patch.object(oidc, "renew", renew):
            threads = [Thread(target=call) for _ in range(4)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
        self.assertEqual((used, answers), (["first"], ["new"] * 4))

    def test_forgets_an_ended_session(self) -> None:
        session_id = store.start(EXPIRED, MAX)
        store.end(session_id)
        self.assertIsNone(store.fresh(session_id))


if __name__ == "__main__":
    main()

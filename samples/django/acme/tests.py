"""Run with "python manage.py test". The tests need no server. A browser test covers the login itself."""

from threading import Thread
from time import time
from typing import Any
from unittest.mock import patch

from django.contrib.auth.models import User
from django.contrib.sessions.backends.db import SessionStore
from django.db import connection
from django.http import HttpResponse
from django.test import TestCase, TransactionTestCase

from acme import oidc

EXPIRED = {"access_token": "old", "refresh_token": "first", "id_token": "-", "expires_at": 0}


class Protection(TestCase):
    def test_sends_visitors_to_the_login_and_remembers_the_page(self) -> None:
        for path in ("/account", "/organizations", "/call-api"):
            self.assertRedirects(self.client.get(path), f"/auth/login?next={path}", fetch_redirect_response=False)

    def test_answers_401_to_programs(self) -> None:
        self.assertEqual(self.client.get("/api/hello").status_code, 401)

    def test_comes_back_to_its_own_pages_only(self) -> None:
        for target, expected in {"/account": "/account", "https://elsewhere.example": "/", "//elsewhere": "/"}.items():
            with patch.object(oidc.keycloak, "authorize_redirect", return_value=HttpResponse()):
                self.client.get("/auth/login", {"next": target})
            self.assertEqual(self.client.session["return_to"], expected)

    def test_refuses_a_state_that_it_did_not_make(self) -> None:
        response = self.client.get("/auth/callback", {"code": "code", "state": "forged"})
        self.assertRedirects(response, "/login-error")
        self.assertNotIn("_auth_user_id", self.client.session)

    def test_refuses_a_logout_by_a_link(self) -> None:
        self.client.force_login(User.objects.create_user("max"))
        self.assertEqual(self.client.get("/auth/logout").status_code, 405)


class Renewal(TransactionTestCase):
    def test_renews_once_for_requests_at_the_same_time(self) -> None:
        session = SessionStore()
        session["claims"] = {"sub": "max"}
        session["tokens"] = EXPIRED
        session.create()
        used: list[str] = []

        def fetch(grant_type: str, refresh_token: str) -> dict[str, Any]:
            used.append(refresh_token)
            return EXPIRED | {"access_token": "new", "refresh_token": "second", "expires_at": time() + 60}

        answers: list[str] = []

        def call() -> None:
            answers.append(oidc.access_token_of(str(session.session_key)))
            connection.close()

        with (
            patch.object(oidc.keycloak, "fetch_access_token", fetch),
            patch.object(oidc.keycloak, "parse_id_token", return_value={"sub": "max"}),
        ):
            threads = [Thread(target=call) for _ in range(4)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
        self.assertEqual((used, answers), (["first"], ["new"] * 4))

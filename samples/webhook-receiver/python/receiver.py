import hashlib
import hmac
import json
import os
import re
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

MAX_BODY_BYTES = 1024 * 1024
# Longer than the 15 minutes in which Keycloak can retry a delivery.
REMEMBER_SECONDS = 24 * 60 * 60

SECRET = os.environ.get("WEBHOOK_SECRET", "")
if not SECRET:
    # An empty key would make every signature easy to forge.
    sys.exit("Set WEBHOOK_SECRET to the secret of the webhook.")


# #region verify
def is_signed(raw_body: bytes, header: str | None, secret: str) -> bool:
    """raw_body: the bytes as they arrived; header: the value of X-Keycloak-Signature."""
    if not re.fullmatch(r"[0-9a-f]{64}", header or ""):
        return False
    expected = hmac.new(secret.encode("utf-8"), raw_body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(expected, header)


# #endregion verify

_handled: dict[str, float] = {}
_lock = threading.Lock()


def is_first(uid: str) -> bool:
    now = time.monotonic()
    with _lock:
        for key, since in list(_handled.items()):
            if now - since < REMEMBER_SECONDS:
                break  # a dict keeps its insertion order
            del _handled[key]
        if uid in _handled:
            return False
        _handled[uid] = now
        return True


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        length = self.headers.get("Content-Length", "")
        if not length.isdigit():
            return self.answer(411)
        if int(length) > MAX_BODY_BYTES:
            return self.answer(413)
        raw_body = self.rfile.read(int(length))
        if not is_signed(raw_body, self.headers.get("X-Keycloak-Signature"), SECRET):
            return self.answer(401)

        event = json.loads(raw_body)
        kind = "event" if is_first(event["uid"]) else "duplicate"
        print(kind, event["uid"], event["type"], flush=True)
        self.answer(204)

    def answer(self, status: int) -> None:
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass  # one line for each event is enough


if __name__ == "__main__":
    server = ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", "8085"))), Receiver)
    print(f"listening on http://127.0.0.1:{server.server_port}", flush=True)
    server.serve_forever()

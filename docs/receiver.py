"""Receives webhooks with Python's standard library alone, and plays the first action of each decision.

    WEBHOOK_SECRET=whsec_… python3 receiver.py 9000

A library of Standard Webhooks does the same in three lines. This shows what it does.
"""

import base64
import hashlib
import hmac
import http.server
import json
import os
import sys
import time

TOLERANCE_S = 300
SECRET = base64.b64decode(os.environ["WEBHOOK_SECRET"].removeprefix("whsec_"))
done = set()  # ids of messages; a receiver that must not forget keeps them in its database


def is_genuine(headers, body):
    """Whether the server has sent this, and just now."""
    message, sent = headers["webhook-id"], headers["webhook-timestamp"]
    if abs(time.time() - int(sent)) > TOLERANCE_S:
        return False
    signed = f"{message}.{sent}.".encode() + body
    expected = base64.b64encode(hmac.digest(SECRET, signed, hashlib.sha256)).decode()
    signatures = headers["webhook-signature"].split(" ")
    return any(hmac.compare_digest(f"v1,{expected}", signature) for signature in signatures)


class Receiver(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        if not is_genuine(self.headers, body):
            self.send_error(401)
            return
        event, answer = json.loads(body), b""
        if self.headers["webhook-id"] not in done:
            print(event["type"], flush=True)
            done.add(self.headers["webhook-id"])
        if event.get("decision"):
            answer = json.dumps({"action": event["decision"]["actions"][0]}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, *arguments):
        pass


http.server.HTTPServer(("127.0.0.1", int(sys.argv[1])), Receiver).serve_forever()

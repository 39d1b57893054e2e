"""Receives webhooks, and answers as their path says: /200, /410, /500."""

import http.server
import threading


class Receiver(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, port=0):
        super().__init__(("127.0.0.1", port), Handler)
        self.received = []
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def url(self, status):
        return f"http://127.0.0.1:{self.server_port}/{status}"


class Handler(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        self.server.received.append(self.rfile.read(int(self.headers["Content-Length"])))
        self.send_response(int(self.path.rsplit("/", 1)[1]))
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_):
        pass

# -*- coding: utf-8 -*-
"""A metering server whose answers a test scripts, over real HTTP on this machine."""
from __future__ import unicode_literals

import json
import ssl
import threading

try:
    from http.server import BaseHTTPRequestHandler, HTTPServer
except ImportError:  # Python 2.7
    from BaseHTTPServer import BaseHTTPRequestHandler, HTTPServer

# In place of an answer: the connection is closed, as when a network breaks.
HANG_UP = object()


class Handler(BaseHTTPRequestHandler):
    # A caller that turns away in the middle must not hold the server.
    timeout = 5

    def _answer(self):
        raw = self.rfile.read(int(self.headers.get('Content-Length') or 0))
        asked = {
            'method': self.command,
            'path': self.path,
            'body': json.loads(raw.decode('utf-8')) if raw else None,
            'authorization': self.headers.get('Authorization'),
            'key': self.headers.get('Idempotency-Key'),
            'type': self.headers.get('Content-Type'),
        }
        self.server.asked.append(asked)
        script = self.server.script
        answer = script.pop(0) if script else (500, {'code': 'UNSCRIPTED', 'error': 'sin guion'})
        if answer is HANG_UP:
            self.close_connection = True
            return
        status, content = answer[0], answer[1]
        text = content if isinstance(content, bytes) else json.dumps(content).encode('ascii')
        self.send_response(status)
        for name, value in (answer[2] if len(answer) > 2 else {}).items():
            self.send_header(str(name), str(value))
        self.send_header(str('Content-Length'), str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    do_GET = do_POST = _answer

    def log_message(self, *_args):
        """Keeps the tests' output clean."""


class FakeServer(object):
    """``script`` are the answers to come; ``asked`` the requests that came.

    ``certificate`` is a file with a key and its certificate, for TLS.
    """

    def __init__(self, certificate=None):
        self._server = HTTPServer(('127.0.0.1', 0), Handler)
        if certificate:
            context = ssl.SSLContext(getattr(ssl, 'PROTOCOL_TLS_SERVER', ssl.PROTOCOL_SSLv23))
            context.load_cert_chain(certificate)
            self._server.socket = context.wrap_socket(
                self._server.socket, server_side=True, do_handshake_on_connect=False)
            self._server.handle_error = lambda *_args: None
        self._server.script = self.script = []
        self._server.asked = self.asked = []
        start = 'https://localhost' if certificate else 'http://127.0.0.1'
        self.host = '{}:{}/api'.format(start, self._server.server_port)
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,))
        self._thread.daemon = True
        self._thread.start()

    def paths(self):
        return [asked['path'].replace('/api/tool/v1', '') for asked in self.asked]

    def close(self):
        self._server.shutdown()
        self._server.server_close()

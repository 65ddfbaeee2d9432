# -*- coding: utf-8 -*-
"""A metering server whose responses a test scripts, over real HTTP on this machine."""
from __future__ import unicode_literals

import json
import ssl
import threading

try:
    from http.server import BaseHTTPRequestHandler, HTTPServer
except ImportError:  # Python 2.7
    from BaseHTTPServer import BaseHTTPRequestHandler, HTTPServer

# In place of an response: the connection is closed, as when a network breaks.
HANG_UP = object()


class Handler(BaseHTTPRequestHandler):
    # Seconds: a client that stops sending must not block the server.
    timeout = 5

    def _respond(self):
        raw = self.rfile.read(int(self.headers.get('Content-Length') or 0))
        request = {
            'method': self.command,
            'path': self.path,
            'body': json.loads(raw.decode('utf-8')) if raw else None,
            'authorization': self.headers.get('Authorization'),
            'key': self.headers.get('Idempotency-Key'),
            'type': self.headers.get('Content-Type'),
        }
        self.server.requests.append(request)
        script = self.server.script
        response = script.pop(0) if script else (500, {'code': 'UNSCRIPTED', 'error': 'sin guion'})
        if response is HANG_UP:
            self.close_connection = True
            return
        status, content = response[0], response[1]
        text = content if isinstance(content, bytes) else json.dumps(content).encode('ascii')
        self.send_response(status)
        for name, value in (response[2] if len(response) > 2 else {}).items():
            self.send_header(str(name), str(value))
        self.send_header(str('Content-Length'), str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    do_GET = do_POST = _respond

    def log_message(self, *_args):
        """Writes no access log into the output of the tests."""


class FakeServer(object):
    """``script`` has the next responses, ``requests`` the requests received.

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
        self._server.requests = self.requests = []
        start = 'https://localhost' if certificate else 'http://127.0.0.1'
        self.host = '{}:{}/api'.format(start, self._server.server_port)
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,))
        self._thread.daemon = True
        self._thread.start()

    def paths(self):
        return [request['path'].replace('/api/tool/v1', '') for request in self.requests]

    def close(self):
        self._server.shutdown()
        self._server.server_close()

# -*- coding: utf-8 -*-
"""A proxy as companies have it: it tunnels TLS, may ask for a user, and may inspect connections."""
from __future__ import unicode_literals

import base64
import select
import socket
import ssl
import threading

try:
    from http.server import BaseHTTPRequestHandler, HTTPServer
except ImportError:  # Python 2.7
    from BaseHTTPServer import BaseHTTPRequestHandler, HTTPServer

BLOCK = 65536


class Handler(BaseHTTPRequestHandler):
    timeout = 5

    def do_CONNECT(self):
        """Opens a tunnel, or rejects it."""
        proxy = self.server.proxy
        authorization = self.headers.get('Proxy-Authorization')
        proxy.requests.append((self.path, authorization, self.headers.get('Authorization')))
        self.close_connection = True
        if proxy.status:
            self.send_error(proxy.status)
        elif proxy.user and authorization != 'Basic ' + base64.b64encode(
                proxy.user.encode('utf-8')).decode('ascii'):
            self.send_response(407)
            self.send_header(str('Proxy-Authenticate'), str('Basic realm="red"'))
            self.end_headers()
        else:
            self._open(proxy)

    def _open(self, proxy):
        self.wfile.write(b'HTTP/1.1 200 Connection established\r\n\r\n')
        host, _, port = self.path.rpartition(':')
        outer = socket.create_connection((host, int(port)), 5)
        inner = self.connection
        try:
            if proxy.context:
                inner = proxy.context.wrap_socket(inner, server_side=True)
            _pump(inner, outer)
        except (EnvironmentError, ValueError):
            pass  # The client has rejected the certificate, or is done.
        finally:
            outer.close()
            inner.close()

    def log_message(self, *_args):
        """Writes no access log into the output of the tests."""


def _pump(inner, outer):
    while True:
        # What TLS has read and not given yet is not readable for ``select``.
        readable = [inner] if getattr(inner, 'pending', int)() else select.select(
            [inner, outer], [], [], 5)[0]
        for one in readable:
            block = one.recv(BLOCK)
            (outer if one is inner else inner).sendall(block)
            if not block:
                return
        if not readable:
            return


class FakeProxy(object):
    """``requests`` has (target, Proxy-Authorization, Authorization) of each tunnel that was asked.

    ``user`` is «name:password»; ``status`` rejects every tunnel; ``certificate``, a file with key
    and certificate, makes it end TLS itself and send plain HTTP to the target.
    """

    def __init__(self, user=None, status=None, certificate=None):
        self.user, self.status, self.context, self.requests = user, status, None, []
        if certificate:
            self.context = ssl.SSLContext(getattr(ssl, 'PROTOCOL_TLS_SERVER', ssl.PROTOCOL_SSLv23))
            self.context.load_cert_chain(certificate)
        self._server = HTTPServer(('127.0.0.1', 0), Handler)
        self._server.proxy = self
        # A client that has read the status closes its end.
        self._server.handle_error = lambda *_args: None
        self.address = '127.0.0.1:{}'.format(self._server.server_port)
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,))
        self._thread.daemon = True
        self._thread.start()

    def close(self):
        self._server.shutdown()
        self._server.server_close()

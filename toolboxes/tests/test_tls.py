# -*- coding: utf-8 -*-
"""The token is sent only to a server with a trusted certificate."""
from __future__ import unicode_literals

import io
import os
import ssl
import unittest

from case import ROOT, ToolboxCase
from fake_server import FakeServer
from metering import errors
from metering.api import Api

# Of localhost, signed by a company whose own certificate, the last one, lacks what Python 3.13 wants.
UNTRUSTED = os.path.join(ROOT, 'tests', 'untrusted.pem')


class TlsTest(ToolboxCase):
    def test_rejects_an_untrusted_certificate(self):
        server = FakeServer(UNTRUSTED)
        self.addCleanup(server.close)
        waits = []
        api = Api(server.host, 'secreto', waits.append)
        error = self.assert_error(errors.MeteringError, api.tools)
        self.assertEqual(error.text, errors.UNTRUSTED_CERTIFICATE.format(host=server.host))
        # Nothing was sent, and the request is not retried.
        self.assertEqual((server.requests, waits), ([], []))

    def trusting(self, work, flags=0):
        """Calls ``work`` with the certificate as a trusted one."""
        usual = ssl.create_default_context

        def context():
            with io.open(UNTRUSTED, encoding='ascii') as stream:
                mark = '-----BEGIN CERTIFICATE-----'
                found = usual(cadata=mark + stream.read().rpartition(mark)[2])
            found.verify_flags |= flags
            return found

        ssl.create_default_context = context
        try:
            return work()
        finally:
            ssl.create_default_context = usual

    def test_accepts_a_trusted_certificate(self):
        server = FakeServer(UNTRUSTED)
        self.addCleanup(server.close)
        server.script.append((200, {'items': []}))
        self.assertEqual(self.trusting(Api(server.host, 'secreto').tools), [])
        self.assertEqual(server.requests[0]['authorization'], 'Bearer secreto')

    def test_accepts_a_trusted_certificate_without_the_extensions_that_python_3_13_requires(self):
        """Those of companies that inspect connections often lack them."""
        server = FakeServer(UNTRUSTED)
        self.addCleanup(server.close)
        server.script.append((200, {'items': []}))
        tools = Api(server.host, 'secreto', lambda _seconds: None).tools
        self.assertEqual(self.trusting(tools, getattr(ssl, 'VERIFY_X509_STRICT', 0)), [])

    def test_rejects_a_certificate_of_another_host_name(self):
        server = FakeServer(UNTRUSTED)
        self.addCleanup(server.close)
        host = server.host.replace('localhost', '127.0.0.1')
        error = self.assert_error(errors.MeteringError, lambda: self.trusting(Api(host, 'secreto').tools))
        self.assertEqual((error.text, server.requests), (errors.UNTRUSTED_CERTIFICATE.format(host=host), []))


if __name__ == '__main__':
    unittest.main()

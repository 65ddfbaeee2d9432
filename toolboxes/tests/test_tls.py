# -*- coding: utf-8 -*-
"""The token goes to nobody whose certificate is not trusted."""
from __future__ import unicode_literals

import os
import ssl
import unittest

from case import ROOT, ToolboxCase
from fake_server import FakeServer
from metering import faults
from metering.api import Api

# Signed by itself, for localhost: encrypted all the same, and trusted by nobody.
UNTRUSTED = os.path.join(ROOT, 'tests', 'untrusted.pem')


class TlsTest(ToolboxCase):
    def test_refuses_a_certificate_that_nobody_vouches_for(self):
        server = FakeServer(UNTRUSTED)
        self.addCleanup(server.close)
        waits = []
        api = Api(server.host, 'secreto', waits.append)
        fault = self.fails(faults.MeteringFault, api.tools)
        self.assertEqual(fault.text, faults.NO_TRUST.format(host=server.host))
        # Nothing was sent, and it is no matter of waiting.
        self.assertEqual((server.asked, waits), ([], []))

    def trusting(self, work):
        """Calls ``work`` where the certificate is vouched for."""
        usual = ssl.create_default_context
        ssl.create_default_context = lambda: usual(cafile=UNTRUSTED)
        try:
            return work()
        finally:
            ssl.create_default_context = usual

    def test_is_answered_by_one_that_is_vouched_for(self):
        server = FakeServer(UNTRUSTED)
        self.addCleanup(server.close)
        server.script.append((200, {'items': []}))
        self.assertEqual(self.trusting(Api(server.host, 'secreto').tools), [])
        self.assertEqual(server.asked[0]['authorization'], 'Bearer secreto')

    def test_refuses_a_certificate_of_another_name(self):
        server = FakeServer(UNTRUSTED)
        self.addCleanup(server.close)
        host = server.host.replace('localhost', '127.0.0.1')
        fault = self.fails(faults.MeteringFault, lambda: self.trusting(Api(host, 'secreto').tools))
        self.assertEqual((fault.text, server.asked), (faults.NO_TRUST.format(host=host), []))


if __name__ == '__main__':
    unittest.main()

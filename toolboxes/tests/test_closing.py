# -*- coding: utf-8 -*-
"""A run closes the geodatabase: an error, whose traceback names it, would keep its files open."""
from __future__ import unicode_literals

import os
import unittest

from case import ToolboxCase, error_response, estimate, run_of
import fake_engine
import metered_audit
from metering import api, errors


class Host(metered_audit.Host):
    def __init__(self, agreed):
        self._agreed = agreed

    def show_message(self, text):
        pass

    def confirm(self, _question, _price):
        return self._agreed


class ClosingTest(ToolboxCase):
    def test_closes_the_geodatabase_however_the_run_ends(self):
        self.registered()
        self.addCleanup(setattr, api, 'WAITS', api.WAITS)
        api.WAITS = (0,)
        opened, failed = (201, run_of('open')), (200, run_of('failed', credits_used='0.00'))
        for agreed, responses, plan in (
                (True, [opened, (200, run_of('finished'))], {}), (False, [], {}),
                (True, [error_response(409, 'X')], {}),
                (True, [opened, failed], {'tools': {'R_INF_04': {'fails': 'No.'}}}),
                (True, [], {'counting': 'Bloqueada.'})):
            del fake_engine.closed[:]
            self.server.script[:] = [estimate('R_INF_04')] + responses
            job = metered_audit.Job(['R_INF_04'], self.geodatabase(**plan),
                                    os.path.join(self.folder, 'salida'), None, None)
            try:
                metered_audit.run(Host(agreed), job, fake_engine)
            except errors.MeteringError:
                pass
            self.assertEqual(len(fake_engine.closed), 1, (agreed, plan))


if __name__ == '__main__':
    unittest.main()

# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import io
import json
import unittest

from gdbaudit import engine
from gdbaudit.tests import practice


class PracticeTest(unittest.TestCase):
    def test_stores_the_findings_that_the_engine_reports(self):
        with io.open(practice.FINDINGS, 'rb') as stream:
            self.assertEqual(stream.read(), practice.findings())

    def test_has_a_finding_for_every_tool(self):
        with io.open(practice.FINDINGS, encoding='ascii') as stream:
            content = json.load(stream)
        self.assertEqual(
            sorted(set(one['tool'] for one in content['findings'])), list(engine.TOOLS))
        # These say that they do not compare the layer in another system, which R_INF_02 reports.
        self.assertEqual([one['tool'] for one in content['tools'] if not one['complete']],
                         ['R_INF_12', 'R_INF_13'])

    def test_is_small_enough_for_the_credits_of_the_trial(self):
        delivery = engine.open_delivery(practice.GEODATABASE)
        self.assertLess(sum(delivery.counts().values()), 100)


if __name__ == '__main__':
    unittest.main()

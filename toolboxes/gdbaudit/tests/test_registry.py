# -*- coding: utf-8 -*-
"""The lists of the tools: the engine's, the client's (packed without the engine) and the portal's."""
from __future__ import unicode_literals

import io
import os
import re
import unittest

from gdbaudit.core import registry
from gdbaudit.core.finding import ERROR
from metering import prices

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PORTAL = os.path.join(
    os.path.dirname(ROOT), 'packages', 'validation', 'src', 'audit-tools.ts')
AUDITS = os.path.join(os.path.dirname(ROOT), 'docs', 'product', 'audits.md')


class RegistryTest(unittest.TestCase):
    def test_has_the_tools_of_the_metering_client(self):
        self.assertEqual(registry.TOOLS, prices.TOOLS)

    def test_has_the_codes_and_names_of_the_portal(self):
        with io.open(PORTAL, encoding='utf-8') as stream:
            found = re.findall(r"code: '(\w+)', name: '([^']+)'", stream.read())
        self.assertEqual(found, [(one.code, one.name) for one in registry.tools()])

    def test_has_the_checks_that_the_documentation_counts(self):
        with io.open(AUDITS, encoding='utf-8') as stream:
            text = stream.read()
        counts = [(tool.code, len(tool.checks), sum(
            one.severity == ERROR for one in tool.checks.values())) for tool in registry.tools()]
        rows = re.findall(r'^\| `(R_INF_\d\d)` +\| (\d+) +\| (\d+)', text, re.MULTILINE)
        self.assertEqual([(code, int(all_), int(errors)) for code, all_, errors in rows], counts)
        self.assertIn('\n{} checks in '.format(sum(one[1] for one in counts)), text)


if __name__ == '__main__':
    unittest.main()

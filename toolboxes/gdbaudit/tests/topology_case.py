# -*- coding: utf-8 -*-
"""What the tests of a tool's FAULTS share."""
from __future__ import unicode_literals

import io
import json
import os
import shutil
import tempfile
import unittest

from gdbaudit import engine
from gdbaudit.tests.clean import clean
from gdbaudit.tests.geodatabases import create


class FaultCase(unittest.TestCase):
    """A folder of its own, and a tool run on the geodatabase made there."""

    tool = None

    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder)
        self.path = os.path.join(self.folder, 'estudio.gdb')

    def audit(self, settings=None):
        """The findings of the tool."""
        file = None
        if settings:
            file = os.path.join(self.folder, 'ajustes.json')
            with io.open(file, 'w', encoding='utf-8') as stream:
                stream.write('{}'.format(json.dumps(settings)))
        result = engine.run_tool(engine.open_delivery(self.path, file), self.tool)
        self.assertTrue(result.complete, [one.message for one in result.findings])
        return result.findings

    def check_fault(self, build):
        """Runs a builder; its finding is the only one. Gives it."""
        expected = build(self.path)
        found = self.audit(expected.get('settings'))
        self.assertEqual(
            [(one.code, getattr(one, 'class'), one.objectid) for one in found],
            [(expected['code'], expected['class'], expected['objectid'])],
            [one.message for one in found])
        return found[0]

    def check_clean(self):
        create(self.path, clean())
        self.assertEqual(self.audit(), [])

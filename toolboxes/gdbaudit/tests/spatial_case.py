# -*- coding: utf-8 -*-
"""Runs a spatial tool on geodatabases that the builders of faults make."""
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


class SpatialCase(unittest.TestCase):
    """A folder of its own for each test."""

    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.path = os.path.join(self.folder, 'estudio.gdb')

    def tearDown(self):
        shutil.rmtree(self.folder)

    def run_tool(self, tool, settings=None):
        """The findings of a tool on the geodatabase of this test; all its checks must run."""
        path = None
        if settings:
            path = os.path.join(self.folder, 'ajustes.json')
            with io.open(path, 'w', encoding='utf-8') as stream:
                stream.write(json.dumps(settings, ensure_ascii=True))
        result = engine.run_tool(engine.open_delivery(self.path, path), tool)
        self.assertTrue(result.complete, [one.message for one in result.findings])
        return result.findings

    def run_content(self, tool, content, settings=None):
        """The findings of a tool on a delivery of that content."""
        create(self.path, content)
        return self.run_tool(tool, settings)

    def check_faults(self, tool, faults):
        """Each builder's fault gives its one finding, and a clean delivery gives none."""
        for code in sorted(faults):
            self.tearDown()
            self.setUp()
            expected = faults[code](self.path)
            found = self.run_tool(tool, expected.get('settings'))
            self.assertEqual(
                [(one.code, getattr(one, 'class'), one.objectid) for one in found],
                [(expected['code'], expected['class'], expected['objectid'])],
                [one.message for one in found])
        self.tearDown()
        self.setUp()
        self.assertEqual(self.run_content(tool, clean()), [])

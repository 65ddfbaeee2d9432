# -*- coding: utf-8 -*-
"""The base class of the tests of one tool."""
from __future__ import unicode_literals

import io
import json
import os
import shutil
import tempfile
import unittest

from gdbaudit import engine
from gdbaudit.core.finding import NOT_RUN
from gdbaudit.tests import shapefiles
from gdbaudit.tests.geodatabases import create


class ToolCase(unittest.TestCase):
    """A temporary folder with a geodatabase at ``path``, audited by the tool with code ``tool``."""

    tool = None

    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.path = os.path.join(self.folder, 'estudio.gdb')

    def tearDown(self):
        shutil.rmtree(self.folder)

    def remove_geodatabase(self):
        """Removes the geodatabase, for a test that writes several to the same path."""
        shutil.rmtree(self.path, ignore_errors=True)

    def as_shapefiles(self):
        """The folder of the geodatabase's classes as shapefiles."""
        folder = os.path.join(self.folder, 'shapes')
        shapefiles.convert(self.path, folder)
        return folder

    def write(self, name, content):
        """Writes a file beside the geodatabase; objects as JSON. Returns its path."""
        path = os.path.join(self.folder, name)
        with io.open(path, 'w', encoding='utf-8') as stream:
            stream.write(content if isinstance(content, type('')) else json.dumps(content))
        return path

    def result(self, settings=None):
        """The ``Result`` of the tool; settings are written to a file."""
        chosen = self.write('ajustes.json', settings) if settings is not None else None
        return engine.run_tool(engine.open_delivery(self.path, chosen), self.tool)

    def audit(self, settings=None):
        """The findings of the tool; every check must have run."""
        result = self.result(settings)
        self.assertTrue(result.complete, [one.message for one in result.findings])
        return result.findings

    def assert_left_out(self, name):
        """One finding says that the tool, or a check, left a class out for its coordinate system.
        Returns the others."""
        result = self.result()
        (found,) = [one for one in result.findings if one.code == NOT_RUN]
        self.assertIn(name, found.message)
        self.assertEqual((result.complete, result.failure), (False, None))
        return [one for one in result.findings if one is not found]

    def findings(self, content, settings=None):
        """The findings of the tool on a new geodatabase with ``content``."""
        self.remove_geodatabase()
        create(self.path, content)
        return self.audit(settings)

    def brief(self, content, settings=None):
        """(code, OBJECTIDs, value) of each finding on ``content``."""
        return [(one.code, one.objectids, one.value) for one in self.findings(content, settings)]

    def only_finding(self, builder=None):
        """The only finding of the tool on the geodatabase; a builder of a defect writes it first
        and names the finding."""
        expected = builder(self.path) if builder else {}
        found = self.audit(expected.get('settings'))
        self.assertEqual(len(found), 1, [one.message for one in found])
        if builder:
            self.assertEqual(
                (found[0].code, getattr(found[0], 'class'), found[0].objectid),
                (expected['code'], expected['class'], expected['objectid']))
        return found[0]

# -*- coding: utf-8 -*-
"""What the tests of one tool share: an audit of made content and of its FAULTS."""
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


class ToolCase(unittest.TestCase):
    """``tool`` is the code of the tool under test."""

    tool = None

    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.path = os.path.join(self.folder, 'estudio.gdb')

    def tearDown(self):
        shutil.rmtree(self.folder)

    def audit(self, settings=None):
        """The findings of the tool on what lies at ``path``; every check has run."""
        file_name = None
        if settings is not None:
            file_name = os.path.join(self.folder, 'ajustes.json')
            with io.open(file_name, 'w', encoding='utf-8') as stream:
                stream.write('{}'.format(json.dumps(settings)))
        result = engine.run_tool(engine.open_delivery(self.path, file_name), self.tool)
        self.assertTrue(result.complete, [one.message for one in result.findings])
        return result.findings

    def findings(self, content, settings=None):
        """The findings of the tool on a delivery made of ``content``."""
        create(self.path, content)
        return self.audit(settings)

    def brief(self, content, settings=None):
        """(code, OBJECTIDs, value) of each finding on ``content``."""
        return [(one.code, one.objectids, one.value) for one in self.findings(content, settings)]

    def check_faults(self, faults, values):
        """Each fault gives its finding alone, with the value of its code in ``values``."""
        self.assertEqual(sorted(faults), sorted(values))
        for code in sorted(faults):
            expected = faults[code](self.path)
            found = [(one.code, getattr(one, 'class'), one.objectid, one.value)
                     for one in self.audit(expected.get('settings'))]
            self.assertEqual(found, [(code, expected['class'], expected['objectid'],
                                      values[code])], code)
            shutil.rmtree(self.path)

    def check_clean(self):
        self.assertEqual(self.findings(clean()), [])

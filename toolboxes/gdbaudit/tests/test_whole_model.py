# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import os
import shutil
import tempfile
import unittest

from gdbaudit import engine
from gdbaudit.tests import fake_arcpy
from gdbaudit.tests.geodatabases import MODEL, create
from gdbaudit.tests.whole_model import empty_template, whole_model


class WholeModelTest(unittest.TestCase):
    """Both adapters read one geodatabase: to write it takes seconds."""

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp()
        cls.path = os.path.join(cls.folder, 'estudio.gdb')
        create(cls.path, whole_model())

    @classmethod
    def tearDownClass(cls):
        shutil.rmtree(cls.folder)

    def audit(self, path, workspace=None):
        """(code, severity, message) of every finding of the fifteen tools."""
        delivery = engine.open_delivery(path, workspace=workspace)
        self.assertEqual(len(delivery.known), len(MODEL.classes))
        return [(one.code, one.severity, one.message) for code in engine.TOOLS
                for one in engine.run_tool(delivery, code).findings]

    def test_finds_nothing_in_a_clean_record_of_every_class(self):
        self.assertEqual(self.audit(self.path), [])

    def test_finds_nothing_in_them_through_arcpy_either(self):
        workspace = fake_arcpy.install().open_workspace(self.path)
        self.assertEqual(self.audit(self.path, workspace), [])

    def test_finds_in_the_empty_template_only_that_it_is_empty(self):
        path = os.path.join(self.folder, 'plantilla.gdb')
        create(path, empty_template())
        found = self.audit(path)
        self.assertEqual(set(one[:2] for one in found), {('01.05', 'A')})
        # 24 datasets speak for their classes; the tables lie in none.
        self.assertEqual(len(found), 24 + 66)


if __name__ == '__main__':
    unittest.main()

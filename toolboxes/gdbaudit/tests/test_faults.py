# -*- coding: utf-8 -*-
"""A2 and A8: each fault alone gives its finding alone, through every adapter."""
from __future__ import unicode_literals

import glob
import importlib
import io
import json
import os
import shutil
import tempfile
import unittest

from gdbaudit import engine
from gdbaudit.core import registry
from gdbaudit.tests import fake_arcpy, shapefiles
from gdbaudit.tests.clean import clean
from gdbaudit.tests.geodatabases import create


def fault_builders():
    """code -> builder of every ``faults_r_inf_NN`` module."""
    found = {}
    for path in sorted(glob.glob(os.path.join(os.path.dirname(__file__), 'faults_r_inf_*.py'))):
        name = os.path.splitext(os.path.basename(path))[0]
        found.update(importlib.import_module('gdbaudit.tests.' + name).FAULTS)
    return found


def audit(path, settings=None, workspace=None):
    """The findings of all fifteen tools as dictionaries."""
    delivery = engine.open_delivery(path, settings, workspace)
    return [one.as_dict() for tool in registry.tools()
            for one in engine.run_tool(delivery, tool.code).findings]


class FaultsTest(unittest.TestCase):
    """One test a check code is added below."""

    maxDiff = None

    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.path = os.path.join(self.folder, 'estudio.gdb')

    def tearDown(self):
        shutil.rmtree(self.folder)

    def settings(self, expected):
        """The settings file of a fault; None without one."""
        if not expected.get('settings'):
            return None
        path = os.path.join(self.folder, 'ajustes.json')
        with io.open(path, 'w', encoding='utf-8') as stream:
            stream.write('{}'.format(json.dumps(expected['settings'])))
        return path

    def expect(self, findings, expected, objectid=True):
        names = ('code', 'class') + (('objectid',) if objectid else ())
        self.assertEqual(
            [tuple(one[name] for name in names) for one in findings],
            [tuple(expected.get(name) for name in names)],
            [one['message'] for one in findings])

    def fault(self, builder):
        expected = builder(self.path)
        settings = self.settings(expected)
        findings = audit(self.path, settings)
        self.expect(findings, expected)
        desktop = fake_arcpy.install().open_workspace(self.path)
        self.assertEqual(json.dumps(audit(self.path, settings, desktop), sort_keys=True),
                         json.dumps(findings, sort_keys=True))
        if not expected.get('gdb_only'):
            folder = os.path.join(self.folder, 'shapes')
            shapefiles.convert(self.path, folder)
            # The format numbers its rows from 0.
            self.expect(audit(folder, settings), expected, objectid=False)

    def test_finds_nothing_in_the_clean_delivery(self):
        create(self.path, clean())
        self.assertEqual(audit(self.path), [])

    def test_has_a_fault_for_every_check(self):
        codes = [code for tool in registry.tools() for code in tool.checks]
        self.assertEqual(sorted(fault_builders()), sorted(codes))

    def test_has_a_function_for_every_check(self):
        for tool in registry.tools():
            served = [code for one in registry.functions(tool.code) for code in one.codes]
            self.assertEqual(sorted(served), sorted(tool.checks))


def _add(code, builder):
    def test(self):
        self.fault(builder)

    name = 'test_finds_{}_alone'.format(code.replace('.', '_'))
    test.__name__ = str(name)
    setattr(FaultsTest, name, test)


for _code, _builder in sorted(fault_builders().items()):
    _add(_code, _builder)


if __name__ == '__main__':
    unittest.main()

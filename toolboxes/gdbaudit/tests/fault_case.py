# -*- coding: utf-8 -*-
"""What the tests of tools share: a folder for geodatabases, and one fault at a time."""
from __future__ import unicode_literals

import io
import json
import os
import shutil
import tempfile
import unittest

from gdbaudit import engine
from . import shapefiles
from .clean import clean
from .geodatabases import create


class ToolCase(unittest.TestCase):
    TOOL = None

    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.path = os.path.join(self.folder, 'estudio.gdb')

    def tearDown(self):
        shutil.rmtree(self.folder)

    def write(self, name, content):
        """Writes a file beside the geodatabase; objects as JSON. Gives its path."""
        path = os.path.join(self.folder, name)
        with io.open(path, 'w', encoding='utf-8') as stream:
            stream.write(content if isinstance(content, type('')) else json.dumps(content))
        return path

    def run_tool(self, path=None, settings=None):
        """The findings of the tool; every check must have run."""
        chosen = self.write('ajustes.json', settings) if settings else None
        result = engine.run_tool(engine.open_delivery(path or self.path, chosen), self.TOOL)
        self.assertTrue(result.complete, [one.message for one in result.findings])
        return result.findings

    def codes(self, settings=None):
        return [one.code for one in self.run_tool(settings=settings)]

    def assert_one(self, expected, path=None, first=1):
        """Exactly the finding that a builder promises; ``first`` is the number of the first row."""
        found = self.run_tool(path, expected.get('settings'))
        row = expected['objectid']
        self.assertEqual(
            [(one.code, getattr(one, 'class'), one.objectid) for one in found],
            [(expected['code'], expected['class'], row if row is None else row - 1 + first)],
            [one.message for one in found])


def check_clean(case):
    """The clean delivery has no finding, as a geodatabase and as shapefiles."""
    create(case.path, clean())
    case.assertEqual([one.message for one in case.run_tool()], [])
    folder = os.path.join(case.folder, 'shapes')
    shapefiles.convert(case.path, folder)
    case.assertEqual([one.message for one in case.run_tool(folder)], [])


def check_faults(case, faults):
    """Every builder's geodatabase has its finding alone, also as shapefiles where they can."""
    for code in sorted(faults):
        path = os.path.join(case.folder, code + '.gdb')
        expected = faults[code](path)
        case.assertEqual(expected['code'], code)
        case.assert_one(expected, path)
        if not expected.get('gdb_only'):
            folder = os.path.join(case.folder, code)
            shapefiles.convert(path, folder)
            case.assert_one(expected, folder, first=0)

# -*- coding: utf-8 -*-
"""A2 and A8: each seeded defect gives its finding and no other, through every adapter."""
from __future__ import unicode_literals

import json
import unittest

from gdbaudit import engine
from gdbaudit.adapters import ogr as ogr_adapter
from gdbaudit.core import registry
from gdbaudit.core.finding import NOT_RUN
from gdbaudit.errors import AuditError
from gdbaudit.tests import fake_arcpy
from gdbaudit.tests.clean_delivery import clean_delivery
from gdbaudit.tests.defects import load_builders
from gdbaudit.tests.geodatabases import create
from gdbaudit.tests.tool_case import ToolCase


def audit(path, settings=None, workspace=None):
    """The findings of all fifteen tools as dictionaries."""
    delivery = engine.open_delivery(path, settings, workspace)
    return [one.as_dict() for tool in registry.tools()
            for one in engine.run_tool(delivery, tool.code).findings]


def _rows(workspace, info):
    names = [field.name for field in info.fields]
    try:
        return [(oids.tolist(), columns, wkb) for fields, geometry in ((names, False), ([], True))
                if fields or info.geometry
                for oids, columns, wkb in workspace.read(info.name, fields, geometry, 1000)]
    except AuditError as error:
        return error.text


def everything(workspace):
    """All that an adapter says of a workspace, as text; the tools have nothing else."""
    classes = workspace.classes()
    described = json.dumps([
        workspace.kind, workspace.path, workspace.damaged(), workspace.datasets(), classes,
        workspace.domains(), workspace.relationships(),
        [workspace.subtypes(one.name) for one in classes]], default=vars, sort_keys=True)
    return described + repr([(workspace.metadata(one.name), _rows(workspace, one)) for one in classes])


def in_shapefiles(expected):
    """The expected finding as shapefiles store it: rows count from 0, and texts have no blanks at
    their ends."""
    found = dict(expected)
    if found['objectid'] is not None:
        found['objectid'] -= 1
    if found.get('value') is not None:
        found['value'] = found['value'].strip()
    return found


class DefectsTest(ToolCase):
    """One test per check is added below."""

    maxDiff = None

    def write_settings(self, expected):
        """The path of the settings file that a defect needs, or None."""
        settings = expected.get('settings')
        return self.write('ajustes.json', settings) if settings else None

    def assert_only(self, findings, expected):
        names = [name for name in ('code', 'class', 'objectid', 'value') if name in expected]
        # The other tools say that they left the class out.
        if expected['code'] in ('01.01', '02.01', '02.02', '02.03', '02.04'):
            findings = [one for one in findings if one['code'] != NOT_RUN]
        self.assertEqual(
            [[one[name] for name in names] for one in findings],
            [[expected[name] for name in names]], [one['message'] for one in findings])

    def check_defect(self, code, builder):
        expected = builder(self.path)
        self.assertEqual(expected['code'], code)
        settings = self.write_settings(expected)
        findings = audit(self.path, settings)
        self.assert_only(findings, expected)
        desktop = fake_arcpy.install().open_workspace(self.path)
        # Where arcpy says the same as GDAL, the tools find the same.
        if everything(desktop) != everything(ogr_adapter.open_workspace(self.path)):
            self.assertEqual(json.dumps(audit(self.path, settings, desktop), sort_keys=True),
                             json.dumps(findings, sort_keys=True))
        if not expected.get('gdb_only'):
            self.assert_only(audit(self.as_shapefiles(), settings), in_shapefiles(expected))

    def test_finds_nothing_in_the_clean_delivery(self):
        create(self.path, clean_delivery())
        self.assertEqual(audit(self.path), [])
        desktop = fake_arcpy.install().open_workspace(self.path)
        self.assertEqual(audit(self.path, workspace=desktop), [])
        self.assertEqual(audit(self.as_shapefiles()), [])

    def test_has_a_defect_for_every_check(self):
        codes = [code for tool in registry.tools() for code in tool.checks]
        self.assertEqual(sorted(load_builders()), sorted(codes))

    def test_has_a_function_for_every_check(self):
        for tool in registry.tools():
            served = [code for one in registry.functions(tool.code) for code in one.codes]
            self.assertEqual(sorted(served), sorted(tool.checks))


def _add(code, builder):
    def test(self):
        self.check_defect(code, builder)

    name = 'test_finds_only_{}'.format(code.replace('.', '_'))
    test.__name__ = str(name)
    setattr(DefectsTest, name, test)


for _code, _builder in sorted(load_builders().items()):
    _add(_code, _builder)


if __name__ == '__main__':
    unittest.main()

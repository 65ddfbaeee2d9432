# -*- coding: utf-8 -*-
"""A class that is listed but cannot be opened."""
from __future__ import unicode_literals

import os

from gdbaudit import engine
from gdbaudit.adapters import open_workspace
from gdbaudit.core.finding import NOT_RUN
from gdbaudit.report import compare, document
from gdbaudit.tests.clean_delivery import clean_delivery
from gdbaudit.tests.geodatabases import create, truncate_class
from gdbaudit.tests.tool_case import ToolCase


class DamagedClassTest(ToolCase):
    def delivery(self, *names):
        """The delivery at ``path`` where some classes cannot be opened."""
        workspace = open_workspace(self.path)
        classes = [one for one in workspace.classes() if one.name not in names]
        workspace.classes = lambda: classes
        workspace.damaged = lambda: [(name, 'dañada') for name in names]
        return engine.open_delivery(self.path, workspace=workspace)

    def test_a_tool_that_needs_the_class_says_that_it_left_it_out(self):
        create(self.path, clean_delivery())
        table = 'ParamFisicoquimSuperTB'
        for tool, name, left_out in (
                ('R_INF_13', 'AreaInfluencia', True), ('R_INF_07', table, True),
                ('R_INF_04', table, False), ('R_INF_04', 'OtraClase', False)):
            result = engine.run_tool(self.delivery(name), tool)
            self.assertEqual(result.complete, not left_out)
            self.assertEqual(
                [(one.code, one.value, getattr(one, 'class')) for one in result.findings],
                [(NOT_RUN, tool, name)] if left_out else [])
            linked = document.Document(self.delivery(name), [result], catalogue='https://a.co')
            for one in result.findings:
                self.assertIn('La herramienta {} '.format(tool), one.message)
                self.assertEqual(linked.link(one), 'https://a.co/' + tool)

    def test_a_tool_that_could_read_no_class_is_not_charged(self):
        content = clean_delivery()
        create(self.path, content)
        for tool, is_idle in (('R_INF_01', False), ('R_INF_02', True), ('R_INF_08', True)):
            result = engine.run_tool(self.delivery(*content), tool)
            self.assertEqual(result.failure, result.findings[0].message if is_idle else None)
        for name in content:
            truncate_class(self.path, name)
        for tool, is_idle in (('R_INF_02', False), ('R_INF_07', True), ('R_INF_13', True)):
            result = engine.run_tool(self.delivery(), tool)
            self.assertEqual(set(one.code for one in result.findings), set([NOT_RUN]))
            self.assertEqual(result.failure, result.findings[0].message if is_idle else None)

    def test_one_class_that_could_be_read_is_charged(self):
        create(self.path, clean_delivery())
        truncate_class(self.path, 'CoberturaTierra')
        for tool in ('R_INF_07', 'R_INF_13'):
            result = engine.run_tool(self.delivery(), tool)
            self.assertEqual((result.complete, result.failure), (False, None))

    def test_its_earlier_findings_are_not_resolved(self):
        content = clean_delivery()
        content['AreaProyecto'][0].values['DESCRIP'] = None
        create(self.path, content, layers={'AreaProyecto': {'dataset': None}})
        tools = ('R_INF_01', 'R_INF_07')
        previous = [one for tool in tools
                    for one in engine.run_tool(self.delivery(), tool).findings]
        self.assertEqual([one.code for one in previous], ['01.03', '07.01'])
        delivery = self.delivery('AreaProyecto')
        findings = [one for tool in tools for one in engine.run_tool(delivery, tool).findings]
        self.assertEqual(compare.mark(findings, previous, tools), [])

    def test_its_metadata_belong_to_a_class(self):
        create(self.path, clean_delivery())
        folder = os.path.join(self.folder, 'metadatos')
        os.mkdir(folder)
        text = open_workspace(self.path).metadata('CoberturaTierra')
        self.write(os.path.join('metadatos', 'CoberturaTierra.xml'), text)
        delivery = self.delivery('CoberturaTierra')
        delivery.settings.general['metadatos'] = folder
        found = engine.run_tool(delivery, 'R_INF_15').findings
        self.assertNotIn('15.02', [one.code for one in found])

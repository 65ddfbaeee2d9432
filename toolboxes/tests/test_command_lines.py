# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import os
import unittest

from case import ToolboxCase, run_of
import calculadora_score
import gdb_audit
import registro_equipo
from metering import terminal


class CommandLinesTest(ToolboxCase):
    def setUp(self):
        ToolboxCase.setUp(self)
        self.said = []
        self.say = terminal.say
        terminal.say = self.said.append

    def tearDown(self):
        terminal.say = self.say
        ToolboxCase.tearDown(self)

    def call(self, program, *arguments):
        """Runs a command line. Gives its exit code."""
        return terminal.main(program.command_line(), list(arguments))

    def tool(self, source):
        """Puts a tool's function into a folder of its own."""
        with open(os.path.join(self.folder, 'r_inf_05.py'), 'wb') as module:
            module.write(source.encode('utf-8'))

    def test_runs_a_tool_that_was_replaced_as_it_is_now(self):
        self.registered()
        arguments = ['--carpeta', self.folder, 'ejecutar', '--herramienta', 'r_inf_05',
                     '--fc', '10', '--tb', '0']
        for word in ('primera', 'segunda'):
            self.tool("def run(context):\n    context.say('%s')\n" % word)
            self.server.script.extend([(201, run_of('open')), (200, run_of('finished'))])
            self.assertEqual(self.call(gdb_audit, *arguments), 0)
        self.assertEqual([self.said[0], self.said[2]], ['primera', 'segunda'])
        self.assertEqual(self.server.asked[0]['body'], {
            'feature_id': 'R_INF_05', 'fc_records90': 10, 'tb_records90': 0})

    def test_tells_what_is_missing_before_anything_is_sent(self):
        self.registered()
        tool = ('--herramienta', 'R_INF_01')
        self.assertEqual(self.call(gdb_audit, 'ejecutar', *tool), 1)
        self.assertEqual(self.call(gdb_audit, 'ejecutar', '--herramienta', 'R_INF_16',
                                   '--fc', '1', '--tb', '1'), 1)
        self.assertEqual(self.call(calculadora_score, *tool), 1)
        self.assertEqual(self.server.asked, [])
        self.assertIn('entre R_INF_01 y R_INF_15', self.said[1])

    def test_compares_its_version_with_the_published_one(self):
        self.registered()
        for version, told in (('1.02', 'Tiene la versión más reciente: V1.02.'),
                              ('1.03', 'Hay una versión nueva: V1.03.')):
            release = {'toolbox': 'audit', 'version': version}
            self.server.script.append((200, {'items': [release]}))
            self.call(gdb_audit, 'novedades')
            self.assertIn(told, self.said[-1])
        self.server.script.append((200, {'items': []}))
        self.call(gdb_audit, 'novedades')
        self.assertEqual(self.said[-1], gdb_audit.NO_RELEASE)

    def test_lists_the_installed_tools_by_their_names(self):
        self.registered()
        names = [{'feature_id': 'R_INF_01', 'feature_name': 'Estructura general'},
                 {'feature_id': 'R_INF_02', 'feature_name': 'Sistemas de coordenadas'}]
        self.server.script.append((200, {'items': names}))
        self.assertEqual(self.call(gdb_audit, 'herramientas'), 0)
        self.assertEqual(self.said, ['R_INF_01 Estructura general'])

    def test_ends_with_a_code_that_scripts_understand(self):
        self.assertEqual(self.call(gdb_audit, 'pendientes'), 1)
        self.assertIn('no está registrado', self.said[0])
        self.assertEqual(self.call(registro_equipo, 'estado'), 0)


if __name__ == '__main__':
    unittest.main()

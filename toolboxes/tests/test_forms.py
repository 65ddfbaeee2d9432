# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import glob
import io
import os
import unittest

from case import ROOT, Messages, ToolboxCase, refusal, run_of
import fake_arcpy
import gdb_audit

ESTIMATE = {
    'feature_id': 'R_INF_04', 'score': '20.5', 'level': 'Nivel 1', 'credits': '1.00',
    'available_credits': '20.00', 'enough': True,
}


def toolbox(path):
    """Runs a toolbox file as the desktop application does, and gives its toolbox."""
    path = os.path.join(ROOT, path)
    with open(path, 'rb') as source:
        module = {'__file__': path, '__name__': str('toolbox')}
        exec(compile(source.read(), path, 'exec', 0, True), module)
    return module['Toolbox']()


class FormsTest(ToolboxCase):
    def fill(self, tool, *values):
        """Fills a form and runs it. Gives its messages and whether it failed."""
        form = tool()
        parameters = form.getParameterInfo()
        self.assertEqual(len(parameters), len(values))
        for parameter, value in zip(parameters, values):
            self.assertTrue(parameter.displayName)
            parameter.valueAsText = value
        messages = Messages()
        try:
            form.execute(parameters, messages)
        except SystemExit as ended:
            self.assertEqual(ended.code, 1)
        return messages

    def test_every_toolbox_names_itself_with_its_version(self):
        for path, version, tools in (('registration/RegistroEquipo.pyt', 'V1.00', 3),
                                     ('calculator/CalculadoraScore.pyt', 'V1.00', 1),
                                     ('audit/GDBAudit.pyt', 'V1.02', 2)):
            found = toolbox(path)
            self.assertIn(version, found.label)
            self.assertTrue(found.alias.isalnum())
            self.assertEqual(len(found.tools), tools)
            for tool in found.tools:
                self.assertTrue(tool().label and tool().description)

    def test_registers_shows_and_forgets(self):
        register, show, forget = toolbox('registration/RegistroEquipo.pyt').tools
        self.server.script.append((201, {
            'machine_token': 'secreto', 'machine_id': 'PC-1', 'username': 'laura'}))
        said = self.fill(register, self.server.host, 'ABCD-EFGH', '').said
        self.assertEqual(said, ['El equipo PC-1 quedó registrado para laura.'])
        self.assertIn('laura', self.fill(show).said[0])
        self.server.script.append((200, {'machine_id': 'PC-1', 'username': 'laura'}))
        self.assertIn('liberado', self.fill(forget).said[0])

    def test_shows_a_refusal_as_the_forms_error(self):
        register = toolbox('registration/RegistroEquipo.pyt').tools[0]
        self.server.script.append(refusal(400, 'ACTIVATION_CODE_INVALID'))
        messages = self.fill(register, self.server.host, 'ABCD', None)
        self.assertEqual((messages.said, messages.errors), ([], ['texto del servidor']))

    def test_counts_the_records_and_asks_for_their_price(self):
        self.registered()
        self.server.script.append((200, ESTIMATE))
        calculate = toolbox('calculator/CalculadoraScore.pyt').tools[0]
        said = self.fill(calculate, 'R_INF_04', fake_arcpy.GEODATABASE).said
        self.assertEqual(self.server.asked[0]['body'], {
            'feature_id': 'R_INF_04', 'fc_records90': 19, 'tb_records90': 3})
        self.assertIn('Score: 20,5. Nivel: Nivel 1.', said)
        self.assertIn('Créditos de la ejecución: 1,00', said)

    def test_tells_a_geodatabase_that_is_not_there(self):
        self.registered()
        calculate = toolbox('calculator/CalculadoraScore.pyt').tools[0]
        messages = self.fill(calculate, 'R_INF_04', 'C:/nada.gdb')
        self.assertEqual(messages.errors, ['No existe la geodatabase: C:/nada.gdb'])

    def test_runs_the_inventory_and_settles_it(self):
        self.registered()
        self.server.script.extend([(201, run_of('open')), (200, run_of('finished'))])
        run = toolbox('audit/GDBAudit.pyt').tools[0]
        self.assertEqual(run().getParameterInfo()[0].filter.list, ['R_INF_01'])
        messages = self.fill(run, 'R_INF_01', fake_arcpy.GEODATABASE, self.folder)
        self.assertEqual(messages.errors, [])
        self.assertEqual(messages.said[-1],
                         'Ejecución 7 terminada. Créditos usados: 2,50. Disponibles: 17,50.')
        (path,) = glob.glob(os.path.join(self.folder, 'R_INF_01_*.csv'))
        with io.open(path, encoding='utf-8-sig') as sheet:
            rows = sheet.read().splitlines()
        self.assertEqual(len(rows), 5)
        self.assertIn('"Río";"Clase de entidad";"Polyline";"Unknown";"";"12";'
                      '"Sin sistema de coordenadas reconocido"', rows)
        # A name that begins like a formula is shown, not calculated.
        self.assertTrue(any(row.startswith('"\'=Ficha"') for row in rows))

    def test_does_not_reserve_for_a_tool_that_is_not_installed(self):
        self.registered()
        run = toolbox('audit/GDBAudit.pyt').tools[0]
        messages = self.fill(run, 'R_INF_09', fake_arcpy.GEODATABASE, self.folder)
        self.assertIn('no está instalada', messages.errors[0])
        self.assertEqual(self.server.asked, [])

    def test_tells_that_nothing_is_pending(self):
        self.registered()
        pending = toolbox('audit/GDBAudit.pyt').tools[1]
        self.assertEqual(self.fill(pending).said, [gdb_audit.NOTHING_PENDING])


if __name__ == '__main__':
    unittest.main()

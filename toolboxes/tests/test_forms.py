# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import os
import unittest

from case import ROOT, Messages, ToolboxCase, estimate, error_response, run_of
import fake_arcpy
import metered_audit
import fake_engine
from metering import metered_run, pending


def toolbox(path):
    """Runs a .pyt file as the desktop application does. Returns its toolbox."""
    path = os.path.join(ROOT, path)
    with open(path, 'rb') as source:
        module = {'__file__': path, '__name__': str('toolbox')}
        exec(compile(source.read(), path, 'exec', 0, True), module)
    return module['Toolbox']()


class FormsTest(ToolboxCase):
    def fill(self, tool, *values):
        """Fills in a form and runs it. Returns its messages."""
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

    def test_every_toolbox_has_its_version_in_the_label(self):
        for path, version, tools in (('registration/RegistroEquipo.pyt', 'V1.00', 3),
                                     ('calculator/CalculadoraScore.pyt', 'V1.00', 1),
                                     ('gdbaudit/hosts/GDBAudit.pyt', 'V1.02', 2)):
            found = toolbox(path)
            self.assertIn(version, found.label)
            self.assertTrue(found.alias.isalnum())
            self.assertEqual(len(found.tools), tools)
            for tool in found.tools:
                self.assertTrue(tool().label and tool().description)

    def test_registers_shows_and_releases_the_machine(self):
        register, show, forget = toolbox('registration/RegistroEquipo.pyt').tools
        self.server.script.append((201, {
            'machine_token': 'secreto', 'machine_id': 'PC-1', 'username': 'laura'}))
        said = self.fill(register, self.server.host, 'ABCD-EFGH', '').said
        self.assertEqual(said, ['El equipo PC-1 quedó registrado para laura.'])
        self.assertIn('laura', self.fill(show).said[0])
        self.server.script.append((200, {'machine_id': 'PC-1', 'username': 'laura'}))
        self.assertIn('liberado', self.fill(forget).said[0])

    def test_shows_an_error_response_as_the_error_of_the_form(self):
        register = toolbox('registration/RegistroEquipo.pyt').tools[0]
        self.server.script.append(error_response(400, 'ACTIVATION_CODE_INVALID'))
        messages = self.fill(register, self.server.host, 'ABCD', None)
        self.assertEqual((messages.said, messages.errors), ([], ['texto del servidor']))

    def test_counts_the_records_and_requests_their_price(self):
        self.registered()
        self.server.script.append(estimate())
        calculate = toolbox('calculator/CalculadoraScore.pyt').tools[0]
        said = self.fill(calculate, 'R_INF_04', fake_arcpy.GEODATABASE).said
        self.assertEqual(self.server.requests[0]['body'], {
            'feature_id': 'R_INF_04', 'fc_records90': 19, 'tb_records90': 3})
        self.assertIn('Score: 20,50. Nivel: Nivel 1.', said)
        self.assertIn('Créditos de la ejecución: 2,50', said)

    def test_counts_what_the_audit_counts(self):
        self.registered()
        fake_arcpy.env.extent = 'una vista'
        self.addCleanup(setattr, fake_arcpy.env, 'extent', None)
        calculate = toolbox('calculator/CalculadoraScore.pyt').tools[0]
        for path, features, tables in (
                (fake_arcpy.GEODATABASE, 19, 3), (fake_arcpy.FOLDER, 5, 2)):
            self.server.script.append(estimate())
            self.fill(calculate, 'R_INF_04', path)
            self.assertEqual(self.server.requests[-1]['body'], {
                'feature_id': 'R_INF_04', 'fc_records90': features, 'tb_records90': tables})
        self.assertEqual(fake_arcpy.env.extent, 'una vista')

    def test_reports_a_geodatabase_that_does_not_exist(self):
        self.registered()
        calculate = toolbox('calculator/CalculadoraScore.pyt').tools[0]
        messages = self.fill(calculate, 'R_INF_04', 'C:/nada.gdb')
        self.assertEqual(messages.errors, ['No existe la geodatabase: C:/nada.gdb'])

    def test_reports_a_locked_geodatabase(self):
        self.registered()
        fake_arcpy.locked.add('Río')
        self.addCleanup(fake_arcpy.locked.clear)
        calculate = toolbox('calculator/CalculadoraScore.pyt').tools[0]
        (error,) = self.fill(calculate, 'R_INF_04', fake_arcpy.GEODATABASE).errors
        self.assertIn('No fue posible contar los registros', error)
        self.assertEqual(self.server.requests, [])

    def audit(self):
        run, pending = toolbox('gdbaudit/hosts/GDBAudit.pyt').tools
        run.engine = fake_engine
        return run, pending

    def test_offers_one_tool_or_all(self):
        (tools,) = [one.filter.list for one in self.audit()[0]().getParameterInfo()
                    if one.name == 'herramienta']
        self.assertEqual((tools[0], tools[1], len(tools)), ('Todas', 'R_INF_01', 16))

    def test_names_the_formats_of_the_files_that_users_choose(self):
        self.assertEqual(
            [one.displayName for one in self.audit()[0]().getParameterInfo()
             if one.datatype == 'DEFile'],
            ['Archivo de ajustes (JSON)', 'Resultados anteriores (JSON o libro de hallazgos)'])

    def test_runs_a_tool_with_a_progress_bar_and_finalizes_it(self):
        self.registered()
        self.server.script.extend([estimate(), (201, run_of('open')), (200, run_of('finished'))])
        messages = self.fill(self.audit()[0], 'R_INF_04', self.geodatabase(), self.folder, None, '')
        self.assertEqual(messages.errors, [])
        self.assertIn('R_INF_04 terminada (utilización 7). Créditos usados: 2,50. '
                      'Disponibles: 17,50.', messages.said)
        self.assertEqual(fake_arcpy.bar[0][0], 'step')
        self.assertIn('25 %. R_INF_04: Lectura', fake_arcpy.bar)
        self.assertIn(25, fake_arcpy.bar)
        self.assertEqual(fake_arcpy.bar[-1], None)

    def test_releases_the_reservation_when_the_user_cancels(self):
        self.registered()

        def show(text):
            fake_arcpy.env.isCancelled = 'Lectura' in text

        self.addCleanup(setattr, fake_arcpy, 'SetProgressorLabel', fake_arcpy.SetProgressorLabel)
        self.addCleanup(setattr, fake_arcpy.env, 'isCancelled', False)
        fake_arcpy.SetProgressorLabel = show
        self.server.script.extend([estimate(), (201, run_of('open')), (200, run_of('failed'))])
        messages = self.fill(
            self.audit()[0], 'R_INF_04', self.geodatabase(), self.folder, None, None)
        self.assertEqual(messages.errors, [metered_run.CANCELLED + ' ' + metered_run.FREE])
        self.assertEqual(self.server.paths()[-1], '/utilizations/7/errors')
        self.assertFalse(fake_arcpy.env.autoCancelling)

    def test_shows_any_error_without_a_traceback(self):
        self.registered()
        run = self.audit()[0]
        run.engine = object()
        messages = self.fill(run, 'R_INF_04', self.geodatabase(), self.folder, None, None)
        self.assertIn('No fue posible leer', messages.errors[0])

    def test_reports_that_nothing_is_pending(self):
        self.registered()
        self.assertEqual(self.fill(self.audit()[1]).said, [pending.NONE])


if __name__ == '__main__':
    unittest.main()

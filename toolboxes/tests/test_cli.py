# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import io
import os
import sys
import unittest

from case import ToolboxCase, estimate, run_of
import calculadora_score
import gdbaudit
import gdb_audit
import metered_audit
import registro_equipo
import fake_engine
from metering import prices, private_file, registration, terminal


class CliTest(ToolboxCase):
    def setUp(self):
        ToolboxCase.setUp(self)
        self.said = []
        self.output = os.path.join(self.folder, 'salida')
        self.addCleanup(setattr, terminal, 'show_message', terminal.show_message)
        self.addCleanup(setattr, terminal, '_write', terminal._write)
        terminal.show_message = self.said.append

    def call(self, program, *arguments, **given):
        """Runs a program. Returns its exit code."""
        return terminal.main(program.build_parser(**given), list(arguments))

    def audit(self, *arguments):
        return self.call(gdb_audit, *arguments, engine=fake_engine)

    def execute(self, tool, *arguments, **plan):
        return self.audit('ejecutar', '--herramienta', tool, '--geodatabase',
                          self.geodatabase(**plan), '--salida', self.output, *arguments)

    def type_reply(self, text):
        """What the user types at the prompt; empty without a terminal."""
        self.addCleanup(setattr, sys, 'stdin', sys.stdin)
        sys.stdin = io.StringIO(text)
        terminal._write = lambda question, _stream: self.said.append(question)

    def test_runs_one_tool_without_a_prompt_and_counts_the_records(self):
        self.registered()
        self.server.script.extend([estimate(), (201, run_of('open')), (200, run_of('finished'))])
        previous = os.path.join(self.folder, 'anterior.json')
        private_file.write(previous, {})
        self.assertEqual(
            self.execute('r_inf_04', '--ajustes', 'a.json', '--anterior', previous), 0)
        reserved = {'feature_id': 'R_INF_04', 'fc_records90': 10, 'tb_records90': 3}
        self.assertEqual([request['body'] for request in self.server.requests], [
            reserved, reserved, {'fc_records90': 10, 'tb_records90': 3}])
        self.assertIn('Créditos de la ejecución: 2,50', self.said)
        self.assertEqual(list(self.results(self.output).values()), [['R_INF_04']])
        self.assertEqual(list(self.results(self.output, 'previous').values()), [[previous]])

    def test_knows_the_name_of_the_folder_in_which_it_runs(self):
        """Results of «.» would be in hidden files, and arcpy looks for it in its workspace."""
        jobs = []
        self.addCleanup(setattr, metered_audit, 'run', metered_audit.run)
        metered_audit.run = lambda _host, job, _engine: jobs.append(job)
        self.addCleanup(os.chdir, os.getcwd())
        os.chdir(self.folder)
        self.assertEqual(self.audit('ejecutar', '--herramienta', 'R_INF_04', '--geodatabase', '.',
                                    '--salida', 'salida'), 0)
        self.assertEqual(os.path.realpath(jobs[0].geodatabase), os.path.realpath(self.folder))
        self.assertTrue(os.path.isabs(jobs[0].geodatabase))

    def test_reports_unreadable_previous_results_before_any_request(self):
        self.registered()
        self.assertEqual(self.execute('R_INF_04', '--anterior', 'no.json'), 1)
        self.assertEqual(self.said, ['No se pueden leer los hallazgos anteriores «no.json».'])
        self.assertEqual(self.server.requests, [])

    def test_rejects_counts_of_the_user(self):
        self.registered()
        terminal._write = lambda text, _stream: self.said.append(text)
        for option in ('--fc', '--tb', '--carpeta'):
            self.assert_error(SystemExit, lambda: self.execute('R_INF_04', option, '0'))
        self.assertEqual(self.server.requests, [])

    def test_prompts_before_it_runs_all_tools(self):
        self.registered()
        for typed in ('n\n', '', 'no sé\n'):
            self.type_reply(typed)
            self.server.script.extend(estimate(tool) for tool in prices.TOOLS)
            self.assertEqual(self.execute('todas'), 1)
            self.assertIn('¿Ejecutar y reservar 37,50 créditos? (s/n) ', self.said)
            self.assertEqual(self.said[-1], metered_audit.NOT_CONFIRMED)
        self.assertEqual(set(self.server.paths()), set(['/estimates']))
        self.assertFalse(os.path.exists(self.output))

    def test_runs_all_tools_when_the_user_agrees_by_option_or_at_the_prompt(self):
        self.registered()
        for arguments in ((), ('--si',)):
            self.type_reply('S\n')
            self.server.script.extend(estimate(tool) for tool in prices.TOOLS)
            self.server.script.extend([(201, run_of('open')), (200, run_of('finished'))] * 15)
            self.assertEqual(self.execute('todas', *arguments), 0)
        self.assertEqual(list(self.results(self.output).values()), [list(prices.TOOLS)] * 2)
        self.assertEqual(self.said[-1], 'Herramientas terminadas: 15 de 15. '
                                        'Créditos usados en total: 37,50.')

    def test_prints_the_price_without_reserving(self):
        self.registered()
        self.server.script.extend(estimate(tool, credits='0.10') for tool in prices.TOOLS)
        self.assertEqual(self.audit('precio', '--herramienta', 'todas', '--geodatabase',
                                    self.geodatabase()), 0)
        self.assertEqual(self.said, [
            'Herramientas: 15', 'Registros FC: 10. Registros TB: 3.', 'Score: 20,50. Nivel: Nivel 1.',
            'Créditos de todas las ejecuciones: 1,50', 'Créditos disponibles: 40',
            prices.ENOUGH])

    def test_reports_missing_arguments_before_any_request(self):
        self.registered()
        self.assertEqual(self.execute('R_INF_16'), 1)
        self.assertEqual(self.said[0], metered_audit.NO_SUCH)
        self.assertEqual(self.call(calculadora_score, '--herramienta', 'R_INF_01'), 1)
        self.assertEqual(self.server.requests, [])

    def test_shows_an_unexpected_error_as_a_message(self):
        self.registered()
        broken = lambda *_arguments, **_options: 1 / 0
        self.addCleanup(setattr, metered_audit, 'run', metered_audit.run)
        metered_audit.run = broken
        self.assertEqual(self.execute('R_INF_04'), 1)
        self.assertIn('Ocurrió un error inesperado: ZeroDivisionError', self.said[-1])

    def test_reports_that_an_interrupted_run_is_ended_later(self):
        self.registered()
        self.addCleanup(setattr, metered_audit, 'run', metered_audit.run)

        def interrupted(*_arguments, **_options):
            raise KeyboardInterrupt()

        metered_audit.run = interrupted
        self.assertEqual(self.execute('R_INF_04'), 130)
        self.assertEqual(self.said, [gdb_audit.STOPPED])

    def test_reports_an_interrupted_registration_without_naming_orders_of_the_audit(self):
        def interrupted(*_arguments):
            raise KeyboardInterrupt()

        self.addCleanup(setattr, registration, 'register', registration.register)
        registration.register = interrupted
        self.assertEqual(self.call(
            registro_equipo, 'registrar', '--portal', 'https://a.co', '--codigo', 'A'), 130)
        self.addCleanup(setattr, registration, 'show', registration.show)
        registration.show = interrupted
        self.assertEqual(self.call(registro_equipo, 'estado'), 130)
        self.assertEqual(self.said, [registro_equipo.STOPPED, terminal.STOPPED])

    def test_compares_its_version_with_the_published_one(self):
        self.registered()
        newest = 'Tiene la versión más reciente: V{}.'.format(gdbaudit.VERSION)
        for version, message in ((gdbaudit.VERSION, newest), ('1.01', newest), ('0.9', newest),
                                 ('9.03', 'Hay una versión nueva: V9.03.'),
                                 ('1.100', 'Hay una versión nueva: V1.100.')):
            release = {'toolbox': 'audit', 'version': version}
            self.server.script.append((200, {'items': [release]}))
            self.call(gdb_audit, 'novedades')
            self.assertIn(message, self.said[-1])
        self.server.script.append((200, {'items': []}))
        self.call(gdb_audit, 'novedades')
        self.assertEqual(self.said[-1], gdb_audit.NO_RELEASE)

    def test_lists_the_tools_with_their_names(self):
        self.registered()
        names = [{'feature_id': 'R_INF_01', 'feature_name': 'Estructura general'},
                 {'feature_id': 'R_INF_02', 'feature_name': 'Sistemas de coordenadas'}]
        self.server.script.append((200, {'items': names}))
        self.assertEqual(self.audit('herramientas'), 0)
        self.assertEqual(self.said[:2], [
            'R_INF_01 Estructura general', 'R_INF_02 Sistemas de coordenadas'])
        self.assertEqual(len(self.said), 15)

    def test_exits_with_a_code_for_scripts(self):
        self.assertEqual(self.call(gdb_audit, 'pendientes'), 1)
        self.assertIn('no está registrado', self.said[0])
        self.assertEqual(self.call(registro_equipo, 'estado'), 0)
        self.assertTrue(self.said[-1].startswith(
            'Este equipo no está registrado. Cree un código de activación'))

    def test_says_in_spanish_what_is_wrong_with_the_arguments(self):
        terminal._write = lambda text, _stream: self.said.append(text)
        for arguments, expected in (
                (['--help'], 'muestra esta ayuda y termina'),
                ([], 'error: falta '),
                (['precio', '--herramienta'], 'error: --herramienta: falta el valor'),
                (['precio', '--herramienta', 'todas'], 'error: falta --geodatabase'),
                (['mira'], 'error: orden: «mira» no es válido'),
                (['pendientes', '--ya'], 'error: no se reconoce --ya')):
            del self.said[:]
            self.assert_error(SystemExit, lambda: self.audit(*arguments))
            said = ''.join(self.said)
            self.assertTrue(said.startswith('Uso: '), said)
            self.assertIn(expected, said)
            self.assertNotIn("u'", said)
            for word in ('usage', 'argument', 'options', 'show', 'invalid', 'required'):
                self.assertNotIn(word, said)
        del self.said[:]
        self.assert_error(SystemExit, lambda: self.call(
            calculadora_score, '--herramienta', 'R_INF_04', '--fc', 'x'))
        self.assertIn('error: --fc: debe ser un número de registros', ''.join(self.said))

    def test_overwrites_the_progress_in_one_row_of_the_terminal(self):
        self.addCleanup(setattr, terminal, '_columns', terminal._columns)
        self.addCleanup(setattr, sys, 'stdout', sys.stdout)
        terminal._columns = lambda: 40
        terminal._write = lambda text, _stream: self.said.append(text)
        sys.stdout = Terminal()
        line = terminal.ProgressLine()
        line.show(11, '11 %. R_INF_02: Geometrías con valores Z o M: AreaInfluencia')
        line.show(12, '12 %. R_INF_03: Lectura')
        line.clear()
        self.assertEqual([one.rstrip(' ') for one in self.said], [
            '\r11 %. R_INF_02: Geometrías con valor...', '\r12 %. R_INF_03: Lectura',
            '\r' + ' ' * 23 + '\r'])
        # Text in the last column would wrap too, as would what overwrites it.
        self.assertEqual([max(map(len, one.split('\r'))) for one in self.said], [39, 39, 23])


class Terminal(object):
    def isatty(self):
        return True


if __name__ == '__main__':
    unittest.main()

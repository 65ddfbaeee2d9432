# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import errno
import os
import time
import unittest

from case import ToolboxCase, estimate, error_response, run_of
from fake_server import HANG_UP
import metered_audit
import fake_engine
from metering import api, errors, metered_run, prices, run_files, staged_files

OPEN = (201, run_of('open'))
DONE = (200, run_of('finished'))
FAILED = (200, run_of('failed', credits_used='0.00'))
THREE = ['R_INF_01', 'R_INF_02', 'R_INF_03']


class Host(metered_audit.Host):
    def __init__(self, stop_at=None):
        self.said = []
        self.shown = []
        self.show_message = self.said.append
        self._stop_at = stop_at

    def show_progress(self, percent, text):
        self.shown.append((percent, text))

    def cancelled(self):
        return any(self._stop_at in text for _, text in self.shown) if self._stop_at else False


class MeteredAuditTest(ToolboxCase):
    def setUp(self):
        ToolboxCase.setUp(self)
        self.registered()
        self.output = os.path.join(self.folder, 'salida')
        self.host = Host()
        self.addCleanup(setattr, api, 'WAITS', api.WAITS)
        api.WAITS = (0,)

    def run_tools(self, responses, codes=('R_INF_04',), **plan):
        self.server.script.extend([estimate(code) for code in codes] + responses)
        job = metered_audit.Job(
            list(codes), self.geodatabase(**plan), self.output, None, None)
        metered_audit.run(self.host, job, fake_engine)

    def error_text(self, responses, codes=('R_INF_04',), **plan):
        return self.assert_error(
            errors.MeteringError, lambda: self.run_tools(responses, codes, **plan)).text

    def found(self):
        """The tools in the one audit's results."""
        (tools,) = self.results(self.output).values()
        return tools

    def test_finalizes_by_the_final_counts_and_reports_another_price(self):
        final = {'fc_records90': 90, 'tb_records90': 1}
        self.run_tools(
            [OPEN, (200, run_of('finished', credits_used='7.00', credits_shortfall='1.25'))],
            final=final)
        self.assertEqual(self.server.requests[-1]['body'], final)
        self.assertEqual(self.host.said[-4:-1], [
            'R_INF_04 terminada (utilización 7). Créditos usados: 7. Disponibles: 17,50.',
            'Al terminar, el conteo de registros dio otro precio; la reserva era de 2,50 créditos.',
            'Su saldo no alcanzó para todo el precio de esta ejecución. Lo que faltó no se le cobra: '
            '1,25 créditos.'])

    def test_links_the_codes_of_the_results_to_the_portals_catalogue(self):
        self.run_tools([OPEN, DONE])
        portal = self.server.host[:-len('/api')]
        self.assertEqual(list(self.results(self.output, 'catalogue').values()),
                         [portal + '/support/hallazgos'])

    def test_charges_nothing_when_the_geodatabase_cannot_be_opened_or_counted(self):
        for plan in ({'opening': 'No se puede leer la tabla.'},
                     {'counting': 'El esquema está bloqueado por otro programa.'}):
            self.assertIn(list(plan.values())[0], self.error_text([], **plan))
        self.assertEqual(self.server.requests, [])

    def test_reports_a_price_above_the_balance_before_it_reserves(self):
        self.server.script.extend(
            estimate(tool, available_credits='37.49') for tool in prices.TOOLS)
        self.assertEqual(self.error_text([], prices.TOOLS),
                         'Las 15 ejecuciones cuestan 37,50 créditos y usted tiene disponibles 37,49. '
                         'No se reservó ni se cobró nada. Para comprar más, escriba a soporte '
                         'desde el portal.')
        self.assertEqual(set(self.server.paths()), set(['/estimates']))

    def test_continues_after_a_failed_tool_and_writes_one_workbook(self):
        for plan, message in (({'fails': 'La capa «Río» está dañada.'}, 'La capa «Río» está dañada.'),
                           ({'breaks': 'índice'}, 'ValueError: índice'),
                           ({'idle': 'Sin libro.'}, metered_audit.NOTHING_RAN.format('Sin libro.'))):
            self.host = Host()
            text = self.error_text([OPEN, DONE, OPEN, FAILED, OPEN, DONE], THREE,
                              tools={'R_INF_02': plan})
            self.assertEqual(text, 'Revise los mensajes de arriba sobre: R_INF_02.')
            self.assertIn('R_INF_02: La herramienta falló en «Lectura»: {}\n'
                          'No se cobraron créditos.'.format(message), self.host.said)
            self.assertIn('Herramientas terminadas: 2 de 3. Créditos usados en total: 5.',
                          self.host.said)
        self.assertEqual(list(self.results(self.output).values()),
                         [['R_INF_01', 'R_INF_03']] * 3)

    def test_charges_a_tool_with_a_check_that_could_not_run_and_raises_an_error_with_the_folder(self):
        error = self.assert_error(errors.IncompleteAudit, lambda: self.run_tools(
            [OPEN, DONE], tools={'R_INF_04': {'incomplete': True}}))
        self.assertIn('R_INF_04', error.text)
        self.assertEqual(os.listdir(self.output), [os.path.basename(error.folder)])
        self.assertEqual(self.server.paths()[-1], '/utilizations/7/finish')
        self.assertTrue(any('NO_EJECUTADO' in line for line in self.host.said))
        self.assertEqual(self.found(), ['R_INF_04'])

    def test_names_failed_and_incomplete_tools_in_their_order(self):
        error = self.assert_error(errors.IncompleteAudit, lambda: self.run_tools(
            [OPEN, DONE, OPEN, FAILED, OPEN, DONE], THREE, tools={
                'R_INF_01': {'incomplete': True}, 'R_INF_02': {'fails': 'x'}}))
        self.assertEqual(error.text, 'Revise los mensajes de arriba sobre: R_INF_01, R_INF_02.')
        self.assertEqual(os.listdir(self.output), [os.path.basename(error.folder)])

    def test_stops_when_nothing_more_can_be_reserved(self):
        no_response = [HANG_UP] * 2
        for responses, message in (([error_response(402, 'INSUFFICIENT_CREDITS')], 'créditos'),
                              (no_response, 'No fue posible comunicarse')):
            text = self.error_text([OPEN, DONE] + responses, THREE)
            self.assertIn(message, text)
            self.assertIn('No se ejecutaron: R_INF_02, R_INF_03.', text)
        self.assertEqual(list(self.results(self.output).values()), [['R_INF_01']] * 2)

    def test_preserves_results_and_continues_when_finalize_gets_no_response(self):
        text = self.error_text([OPEN] + [HANG_UP] * 2 + [OPEN, DONE, OPEN, DONE], THREE)
        self.assertIn('R_INF_01', text)
        self.assertTrue(any(metered_run.FINALIZED_LATER in line for line in self.host.said))
        self.assertEqual(self.found(), THREE)
        self.assertEqual(len([name for name in self.left() if name.endswith('.json')]), 1)
        self.server.script.append(DONE)
        metered_run.recover_interrupted_runs(metered_audit.machine.api())
        self.assertEqual(self.left(), [])

    def test_reports_the_results_when_the_disk_is_full_for_the_next_run(self):
        create, calls = run_files.create, []
        self.addCleanup(setattr, run_files, 'create', create)

        def full(*arguments):
            calls.append(arguments)
            if len(calls) > 1:
                raise OSError(errno.ENOSPC, 'No space left on device')
            return create(*arguments)

        run_files.create = full
        text = self.error_text([OPEN, DONE], THREE)
        self.assertIn(errors.NO_SPACE, text)
        self.assertIn('No se ejecutaron: R_INF_02, R_INF_03.', text)
        self.assertIn('Herramientas terminadas: 1 de 3. Créditos usados en total: 2,50.',
                      self.host.said)

    def test_continues_when_the_file_of_a_finalized_run_cannot_be_removed(self):
        close, calls = run_files.RunFile.close, []
        self.addCleanup(setattr, run_files.RunFile, 'close', close)

        def locked(run):
            calls.append(run)
            if len(calls) == 1:
                raise OSError(errno.EACCES, 'Permission denied')
            close(run)

        run_files.RunFile.close = locked
        self.error_text([OPEN, DONE] * 3, THREE)
        self.assertIn('R_INF_01: ' + errors.NO_PERMISSION, self.host.said)
        self.assertEqual(self.found(), THREE)

    def test_releases_the_reservation_and_stops_when_the_user_cancels(self):
        self.host = Host(stop_at='R_INF_02: Lectura')
        text = self.error_text([OPEN, DONE, OPEN, FAILED], THREE, tools={
            'R_INF_02': {'waits': os.path.join(self.folder, 'nunca')}})
        self.assertEqual(text.split('\n'), [
            metered_run.CANCELLED + ' ' + metered_run.FREE,
            'No se ejecutaron: R_INF_03. No se reservaron créditos para estas herramientas.'])
        self.assertEqual(self.server.paths()[-1], '/utilizations/7/errors')
        self.assertEqual(self.found(), ['R_INF_01'])
        self.assertEqual(self.left(), [])

    def test_reserves_nothing_after_the_user_cancels_while_results_are_written(self):
        self.host = Host(stop_at=metered_audit.WRITING)
        text = self.error_text([OPEN, DONE], THREE)
        self.assertEqual(text.split('\n'), [
            metered_run.CANCELLED + ' ' + metered_run.FREE,
            'No se ejecutaron: R_INF_02, R_INF_03. No se reservaron créditos para estas herramientas.'])
        self.assertEqual(self.server.paths()[3:], ['/utilizations', '/utilizations/7/finish'])
        self.assertEqual(self.found(), ['R_INF_01'])

    def test_reports_an_output_folder_without_write_access_before_it_reserves(self):
        with open(self.output, 'wb'):
            pass
        text = self.error_text([])
        self.assertIn('No fue posible escribir los resultados', text)
        self.assertIn(errors.NO_FOLDER, text)
        self.assertEqual(self.server.paths(), ['/estimates'])

    def test_charges_nothing_when_the_output_folder_is_lost_while_a_tool_runs(self):
        text = self.error_text([OPEN, FAILED], tools={'R_INF_04': {'wipes': self.output}})
        self.assertIn('R_INF_04', text)
        self.assertIn(errors.NO_FOLDER, self.host.said[-1])
        self.assertEqual(self.server.paths()[-1], '/utilizations/7/errors')

    def test_never_writes_into_the_folder_of_another_audit(self):
        at = time.struct_time((2026, 11, 23, 10, 15, 0, 0, 327, 0))
        for ending in ('', '_2', '_3'):
            folder = staged_files.create_result_folder(self.output, 'C/estudio.gdb/', at)
            self.assertEqual(os.path.basename(folder), 'estudio_2026-11-23_101500' + ending)

    def test_preserves_the_results_of_two_audits_that_start_in_the_same_second(self):
        self.addCleanup(setattr, time, 'strftime', time.strftime)
        time.strftime = lambda *_given: '2026-11-23_101500'
        started = []

        def show_progress(_percent, text):
            if metered_audit.WRITING in text and not started:
                started.append(True)
                self.host = Host()
                # The last response is that of the first audit.
                self.run_tools([OPEN, DONE, DONE], ['R_INF_02'])

        self.host.show_progress = show_progress
        self.run_tools([OPEN], ['R_INF_01'])
        self.assertEqual(self.results(self.output), {
            'estudio_2026-11-23_101500': ['R_INF_01'],
            'estudio_2026-11-23_101500_2': ['R_INF_02']})

    def test_leaves_no_folder_without_results(self):
        for responses in ([error_response(402, 'INSUFFICIENT_CREDITS')], [OPEN, FAILED]):
            self.error_text(responses, tools={'R_INF_04': {'fails': 'x'}})
            self.assertEqual(os.listdir(self.output), [])

    def test_parses_the_names_of_the_tools(self):
        self.assertEqual(metered_audit.chosen(' todas '), list(prices.TOOLS))
        self.assertEqual(metered_audit.chosen('r_inf_07'), ['R_INF_07'])
        for wrong in ('R_INF_00', 'R_INF_16', '', 'todo'):
            self.assert_error(errors.MeteringError, lambda: metered_audit.chosen(wrong))


if __name__ == '__main__':
    unittest.main()

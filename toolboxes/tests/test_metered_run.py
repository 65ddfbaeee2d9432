# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import errno
import os
import threading
import unittest

from case import ToolboxCase, error_response, run_of
from fake_server import HANG_UP
from metering import errors, metered_run, run_files
from metering.api import Api

MEASURE = {'feature_id': 'R_INF_04', 'fc_records90': 1200, 'tb_records90': 300}
OPEN = (201, run_of('open'))
DONE = (200, run_of('finished'))
FAILED = (200, run_of('failed', credits_used='0.00'))


class MeteredRunTest(ToolboxCase):
    def setUp(self):
        ToolboxCase.setUp(self)
        self.api = Api(self.server.host, 'secreto', lambda _seconds: None)
        self.results = None

    def run_with(self, responses, work=lambda progress: None, every=300):
        self.server.script.extend(responses)
        run = metered_run.reserve(self.api, MEASURE, self.results)
        return metered_run.execute(self.api, run, work, every)

    def recover_interrupted(self, responses):
        """Ends interrupted runs, as the next start does. Returns the messages."""
        self.server.script.extend(responses)
        return [text for _, text, _ in metered_run.recover_interrupted_runs(self.api)]

    def test_reserves_before_the_work_and_finalizes_its_final_counts(self):
        seen = []

        def work(progress):
            seen.extend(self.server.paths())
            return {'fc_records90': 900}

        response = self.run_with([OPEN, DONE], work)
        self.assertEqual(seen, ['/utilizations'])
        self.assertEqual(response['state'], 'finished')
        self.assertEqual(self.server.requests[-1]['body'], {'fc_records90': 900})
        self.assertEqual(self.left(), [])

    def test_reports_a_failure_with_its_stage_and_charges_nothing(self):
        def work(progress):
            progress.stage('Topología: polígonos')
            raise ValueError('la capa «Río» está bloqueada\x00')

        error = self.assert_error(errors.ToolFailed, lambda: self.run_with([OPEN, FAILED], work))
        self.assertIn('Topología: polígonos', error.text)
        self.assertIn('No se cobraron créditos', error.text)
        self.assertEqual(self.server.paths()[-1], '/utilizations/7/errors')
        self.assertEqual(self.server.requests[-1]['body'], {
            'execute_stage': 'Topología: polígonos',
            'error_message': 'ValueError: la capa «Río» está bloqueada'})
        self.assertIn('la capa «Río» está bloqueada', error.text)
        self.assertEqual(self.left(), [])

    def test_reports_an_error_made_of_bytes(self):
        def work(progress):
            raise ValueError('sesión'.encode('utf-8'))

        self.assert_error(errors.ToolFailed, lambda: self.run_with([OPEN, FAILED], work))
        self.assertIn('ses', self.server.requests[-1]['body']['error_message'])

    def test_does_not_run_the_tool_without_credits(self):
        worked = []
        error = self.assert_error(errors.Rejected, lambda: self.run_with(
            [error_response(402, 'INSUFFICIENT_CREDITS')], worked.append))
        self.assertIn('La herramienta no se ejecutó', error.text)
        self.assertEqual((worked, self.left()), ([], []))

    def test_releases_a_run_that_the_user_cancels(self):
        def interrupt(_progress):
            raise KeyboardInterrupt()

        def cancel(_progress):
            raise errors.Cancelled('x')

        for work in (interrupt, cancel):
            error = self.assert_error(errors.Cancelled, lambda: self.run_with([OPEN, FAILED], work))
            self.assertEqual(error.text, metered_run.CANCELLED + ' ' + metered_run.FREE)
            self.assertEqual(self.server.requests[-1]['body']['error_message'], metered_run.CANCELLED)
            self.assertEqual(self.left(), [])

    def test_writes_few_of_many_stages_to_its_file_and_reports_the_last_one(self):
        marks = []

        def work(progress):
            mark = progress._run.mark
            progress._run.mark = lambda phase, **fields: (marks.append(phase), mark(phase, **fields))
            for number in range(500):
                progress.stage('Clase {}'.format(number))
            raise ValueError('x')

        self.assert_error(errors.ToolFailed, lambda: self.run_with([OPEN, FAILED], work))
        self.assertLess(len(marks), 250)
        self.assertEqual(self.server.requests[-1]['body']['execute_stage'], 'Clase 499')

    def test_sends_heartbeats_while_the_tool_runs(self):
        sent = threading.Event()
        heartbeat = self.api.heartbeat
        self.api.heartbeat = lambda key: (heartbeat(key), sent.set())
        self.run_with([OPEN, (200, run_of('open')), DONE],
                      lambda progress: self.assertTrue(sent.wait(10)) or self.stop_beating(),
                      every=0.05)
        self.assertIn('/utilizations/7/heartbeat', self.server.paths())

    def stop_beating(self):
        """Later heartbeats do not reach the server, so that its next response is that of *finalize*."""
        self.api.heartbeat = lambda _key: None

    def test_ends_a_run_whose_reservation_got_no_response_by_the_same_key(self):
        self.assert_error(errors.Unreachable, lambda: self.run_with([HANG_UP] * 4))
        self.assertEqual(self.recover_interrupted([OPEN, FAILED]), ['Utilización 7: reportada sin cobro.'])
        keys = [request['key'] for request in self.server.requests[:5]]
        self.assertEqual(len(set(keys)), 1)
        self.assertEqual(self.left(), [])

    def test_ends_a_run_whose_reservation_a_gateway_gave_up_by_the_same_key(self):
        gateway = (504, b'<html>Gateway Timeout</html>')
        self.assert_error(errors.Rejected, lambda: self.run_with([gateway] * 4))
        self.recover_interrupted([gateway] * 4)
        self.assertEqual(self.recover_interrupted([OPEN, FAILED]), ['Utilización 7: reportada sin cobro.'])
        self.assertEqual(len(set(request['key'] for request in self.server.requests[:9])), 1)
        self.assertEqual(self.left(), [])

    def test_finalizes_later_a_run_without_response(self):
        error = self.assert_error(errors.Unreachable, lambda: self.run_with(
            [OPEN] + [HANG_UP] * 4, lambda progress: {'tb_records90': 1}))
        self.assertIn(metered_run.FINALIZED_LATER, error.text)
        self.assertEqual(self.recover_interrupted([DONE]), ['Utilización 7: terminada y cobrada.'])
        self.assertEqual(self.server.requests[-1]['body'], {'tb_records90': 1})

    def test_finalizes_later_a_run_that_the_server_could_not_finalize(self):
        error = self.assert_error(errors.Rejected, lambda: self.run_with(
            [OPEN, error_response(500, 'INTERNAL')]))
        self.assertEqual((error.status, error.text),
                         (500, 'texto del servidor\n' + metered_run.FINALIZED_LATER))
        self.assertEqual(self.recover_interrupted([DONE]), ['Utilización 7: terminada y cobrada.'])

    def test_does_not_promise_to_finalize_a_run_that_the_server_has_closed(self):
        error = self.assert_error(errors.Rejected, lambda: self.run_with(
            [OPEN, error_response(409, 'UTILIZATION_EXPIRED')]))
        self.assertEqual(error.text, 'texto del servidor')

    def fail_to_store(self, phase):
        """The disk of the home folder is full in a phase of the run."""
        mark = run_files.RunFile.mark

        def full(run, new, **fields):
            if new == phase:
                raise OSError(errno.ENOSPC, 'No space left on device')
            mark(run, new, **fields)

        self.addCleanup(setattr, run_files.RunFile, 'mark', mark)
        run_files.RunFile.mark = full

    def test_reports_a_full_disk_before_it_reserves(self):
        self.fail_to_store('reserving')
        error = self.assert_error(errors.MeteringError, lambda: self.run_with([]))
        self.assertIn(errors.NO_SPACE, error.text)
        self.assertEqual(self.server.requests, [])

    def test_ends_later_a_reservation_that_could_not_be_stored(self):
        self.fail_to_store('running')
        error = self.assert_error(errors.MeteringError, lambda: self.run_with([OPEN]))
        self.assertIn(errors.NO_SPACE, error.text)
        self.doCleanups()
        self.assertEqual(self.recover_interrupted([OPEN, FAILED]), ['Utilización 7: reportada sin cobro.'])

    def test_goes_on_when_a_stage_cannot_be_stored(self):
        def work(progress):
            self.fail_to_store('running')
            progress.stage('Topología')

        self.assertEqual(self.run_with([OPEN, DONE], work)['state'], 'finished')

    def lock_files(self, name, locks):
        """Another program, such as a virus scanner, has files open while a function is called."""
        function = getattr(os, name)

        def work(path, *more):
            if locks(path, *more):
                raise OSError(errno.EACCES, 'Access is denied')
            return function(path, *more)

        self.addCleanup(setattr, os, name, function)
        setattr(os, name, work)

    def test_tries_again_to_replace_a_file_that_another_program_reads(self):
        left = [True, True]
        self.lock_files('replace' if hasattr(os, 'replace') else 'rename',
                        lambda _new, path: path.endswith('.json') and left and left.pop())
        self.assertEqual(self.run_with([OPEN, DONE])['state'], 'finished')
        self.assertEqual(left, [])

    def test_has_ended_a_run_whose_files_another_program_reads(self):
        self.lock_files('remove', lambda path: path.endswith(('.json', '.lock')))
        self.assertEqual(self.run_with([OPEN, DONE])['state'], 'finished')
        self.doCleanups()
        self.recover_interrupted([error_response(409, 'UTILIZATION_CLOSED')])
        self.assertEqual(self.left(), [])

    def test_reports_later_what_could_not_be_reported(self):
        def work(progress):
            raise RuntimeError('sin memoria')

        error = self.assert_error(errors.ToolFailed, lambda: self.run_with([OPEN] + [HANG_UP] * 4, work))
        self.assertIn(metered_run.REPORTED_LATER, error.text)
        self.recover_interrupted([FAILED])
        self.assertEqual(self.server.requests[-1]['body']['error_message'],
                         'RuntimeError: sin memoria')

    def test_reports_an_interrupted_run_at_its_stage(self):
        run = run_files.create(MEASURE)
        run.mark('running', utilization_id=7, stage='Atributos')
        self.assertEqual(self.recover_interrupted([]), [])  # Its process still runs it.
        run.release_lock()
        self.assertEqual(self.recover_interrupted([FAILED]), ['Utilización 7: reportada sin cobro.'])
        self.assertEqual(self.server.requests[-1]['body'], {
            'execute_stage': 'Atributos', 'error_message': metered_run.INTERRUPTED})

    def test_discards_a_run_that_the_server_has_closed_and_reports_why(self):
        run = run_files.create(MEASURE)
        run.mark('finishing', utilization_id=7, counts={})
        run.release_lock()
        self.assertEqual(
            self.recover_interrupted([error_response(409, 'UTILIZATION_EXPIRED')]), ['texto del servidor'])
        self.assertEqual(self.left(), [])

    def test_preserves_a_run_while_the_server_is_unreachable(self):
        run = run_files.create(MEASURE)
        run.mark('running', utilization_id=7)
        run.release_lock()
        self.assertIn('No fue posible', self.recover_interrupted([HANG_UP] * 4)[0])
        self.assertEqual(len(self.recover_interrupted([FAILED])), 1)


if __name__ == '__main__':
    unittest.main()

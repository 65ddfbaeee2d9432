# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import os
import threading
import unittest

from case import ToolboxCase, refusal, run_of
from fake_server import HANG_UP
from metering import faults, metered_run, run_files
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

    def run_with(self, answers, work=lambda progress: None, every=300):
        self.server.script.extend(answers)
        run = metered_run.reserve(self.api, MEASURE, self.results)
        return metered_run.carry_out(self.api, run, work, every)

    def left(self):
        folder = os.path.join(self.home, 'ejecuciones')
        return os.listdir(folder) if os.path.isdir(folder) else []

    def end(self, answers):
        """Ends what was left, as the next start does. Gives the texts told."""
        self.server.script.extend(answers)
        return [text for _, text in metered_run.end_interrupted(self.api)]

    def test_reserves_before_the_work_and_settles_its_final_counts(self):
        seen = []

        def work(progress):
            seen.extend(self.server.paths())
            return {'fc_records90': 900}

        answer = self.run_with([OPEN, DONE], work)
        self.assertEqual(seen, ['/utilizations'])
        self.assertEqual(answer['state'], 'finished')
        self.assertEqual(self.server.asked[-1]['body'], {'fc_records90': 900})
        self.assertEqual(self.left(), [])

    def test_reports_a_failure_with_its_stage_and_costs_nothing(self):
        def work(progress):
            progress.stage('Topología: polígonos')
            raise ValueError('la capa «Río» está bloqueada\x00')

        fault = self.fails(faults.ToolFailed, lambda: self.run_with([OPEN, FAILED], work))
        self.assertIn('Topología: polígonos', fault.text)
        self.assertIn('No se cobraron créditos', fault.text)
        self.assertEqual(self.server.paths()[-1], '/utilizations/7/errors')
        self.assertEqual(self.server.asked[-1]['body'], {
            'execute_stage': 'Topología: polígonos',
            'error_message': 'ValueError: la capa «Río» está bloqueada'})
        self.assertIn('la capa «Río» está bloqueada', fault.text)
        self.assertEqual(self.left(), [])

    def test_reports_an_error_made_of_bytes(self):
        def work(progress):
            raise ValueError('sesión'.encode('utf-8'))

        self.fails(faults.ToolFailed, lambda: self.run_with([OPEN, FAILED], work))
        self.assertIn('ses', self.server.asked[-1]['body']['error_message'])

    def test_does_not_work_without_credits(self):
        worked = []
        fault = self.fails(faults.Refused, lambda: self.run_with(
            [refusal(402, 'INSUFFICIENT_CREDITS')], worked.append))
        self.assertIn('La herramienta no se ejecutó', fault.text)
        self.assertEqual((worked, self.left()), ([], []))

    def test_releases_a_run_that_the_user_cancels(self):
        def interrupt(_progress):
            raise KeyboardInterrupt()

        def cancel(_progress):
            raise faults.Cancelled('x')

        for work in (interrupt, cancel):
            fault = self.fails(faults.Cancelled, lambda: self.run_with([OPEN, FAILED], work))
            self.assertEqual(fault.text, metered_run.CANCELLED + ' ' + metered_run.FREE)
            self.assertEqual(self.server.asked[-1]['body']['error_message'], metered_run.CANCELLED)
            self.assertEqual(self.left(), [])

    def test_keeps_few_of_many_stages_in_its_file_and_reports_the_last_one(self):
        marks = []

        def work(progress):
            mark = progress._run.mark
            progress._run.mark = lambda phase, **fields: (marks.append(phase), mark(phase, **fields))
            for number in range(500):
                progress.stage('Clase {}'.format(number))
            raise ValueError('x')

        self.fails(faults.ToolFailed, lambda: self.run_with([OPEN, FAILED], work))
        self.assertLess(len(marks), 250)
        self.assertEqual(self.server.asked[-1]['body']['execute_stage'], 'Clase 499')

    def test_keeps_the_reservation_alive_while_it_works(self):
        beaten = threading.Event()
        heartbeat = self.api.heartbeat
        self.api.heartbeat = lambda key: (heartbeat(key), beaten.set())
        self.run_with([OPEN, (200, run_of('open')), DONE],
                      lambda progress: self.assertTrue(beaten.wait(10)) or self.stop_beating(),
                      every=0.05)
        self.assertIn('/utilizations/7/heartbeat', self.server.paths())

    def stop_beating(self):
        """Lets the script go on with the settlement: later heartbeats do not reach the server."""
        self.api.heartbeat = lambda _key: None

    def test_ends_by_the_same_key_a_run_whose_reservation_was_not_answered(self):
        self.fails(faults.Unreachable, lambda: self.run_with([HANG_UP] * 4))
        self.assertEqual(self.end([OPEN, FAILED]), ['Utilización 7: reportada sin cobro.'])
        keys = [asked['key'] for asked in self.server.asked[:5]]
        self.assertEqual(len(set(keys)), 1)
        self.assertEqual(self.left(), [])

    def test_settles_later_what_could_not_be_settled(self):
        fault = self.fails(faults.Unreachable, lambda: self.run_with(
            [OPEN] + [HANG_UP] * 4, lambda progress: {'tb_records90': 1}))
        self.assertIn(metered_run.SETTLED_LATER, fault.text)
        self.assertEqual(self.end([DONE]), ['Utilización 7: terminada y cobrada.'])
        self.assertEqual(self.server.asked[-1]['body'], {'tb_records90': 1})

    def test_reports_later_what_could_not_be_reported(self):
        def work(progress):
            raise RuntimeError('sin memoria')

        fault = self.fails(faults.ToolFailed, lambda: self.run_with([OPEN] + [HANG_UP] * 4, work))
        self.assertIn(metered_run.REPORTED_LATER, fault.text)
        self.end([FAILED])
        self.assertEqual(self.server.asked[-1]['body']['error_message'],
                         'RuntimeError: sin memoria')

    def test_reports_an_interrupted_run_at_its_stage(self):
        run = run_files.begin(MEASURE)
        run.mark('running', utilization_id=7, stage='Atributos')
        self.assertEqual(self.end([]), [])  # Its process still runs it.
        run.leave()
        self.assertEqual(self.end([FAILED]), ['Utilización 7: reportada sin cobro.'])
        self.assertEqual(self.server.asked[-1]['body'], {
            'execute_stage': 'Atributos', 'error_message': metered_run.INTERRUPTED})

    def test_lets_go_of_a_run_that_has_ended_otherwise_and_tells_why(self):
        run = run_files.begin(MEASURE)
        run.mark('finishing', utilization_id=7, counts={})
        run.leave()
        self.assertEqual(self.end([refusal(409, 'UTILIZATION_EXPIRED')]), ['texto del servidor'])
        self.assertEqual(self.left(), [])

    def test_keeps_a_run_while_the_server_cannot_be_reached(self):
        run = run_files.begin(MEASURE)
        run.mark('running', utilization_id=7)
        run.leave()
        self.assertIn('No fue posible', self.end([HANG_UP] * 4)[0])
        self.assertEqual(len(self.end([FAILED])), 1)


if __name__ == '__main__':
    unittest.main()

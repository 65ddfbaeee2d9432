# -*- coding: utf-8 -*-
"""The results of a run are published before it is finalized, at whatever point the process is
killed."""
from __future__ import unicode_literals

import os
import unittest

from case import ToolboxCase, error_response, run_of
from fake_server import HANG_UP
from metering import errors, metered_run, run_files, staged_files
from metering.api import Api

MEASURE = {'feature_id': 'R_INF_04', 'fc_records90': 1200, 'tb_records90': 300}
COUNTS = {'fc_records90': 1200, 'tb_records90': 300}
OPEN = (201, run_of('open'))
DONE = (200, run_of('finished'))
FAILED = (200, run_of('failed', credits_used='0.00'))


class Killed(BaseException):
    """Stands for SIGKILL, which no handler receives."""


class StagedResultsTest(ToolboxCase):
    def setUp(self):
        ToolboxCase.setUp(self)
        self.api = Api(self.server.host, 'secreto', lambda _seconds: None)
        self.results = os.path.join(self.folder, 'resultados')
        self.publish = staged_files.publish

    def tearDown(self):
        staged_files.publish = self.publish
        ToolboxCase.tearDown(self)

    def write(self, text):
        """A tool's work that writes two files."""
        def files(stage):
            os.mkdir(os.path.join(stage, 'capas'))
            for name in ('libro.xlsx', os.path.join('capas', 'hallazgos.gpkg')):
                with open(os.path.join(stage, name), 'wb') as stream:
                    stream.write(text.encode('ascii'))

        def work(_progress):
            staged_files.write(self.results, files)
            return COUNTS

        return work

    def run_with(self, responses, work):
        self.server.script.extend(responses)
        run = metered_run.reserve(self.api, MEASURE, self.results)
        try:
            return metered_run.carry_out(self.api, run, work)
        except Killed:
            # The system frees the lock of a killed process.
            run.leave()
            raise

    def end(self, *responses):
        self.server.script.extend(responses)
        return [text for _, text in metered_run.end_interrupted(self.api)]

    def contents(self):
        found = {}
        for folder, _, names in os.walk(self.results):
            for name in names:
                path = os.path.join(folder, name)
                with open(path, 'rb') as stream:
                    found[os.path.relpath(path, self.results)] = stream.read().decode('ascii')
        return found

    def both(self, text):
        return {'libro.xlsx': text, os.path.join('capas', 'hallazgos.gpkg'): text}

    def last_path(self):
        return self.server.paths()[-1]

    def test_publishes_results_before_the_run_is_finalized(self):
        seen = []
        finish = self.api.finish
        self.api.finish = lambda *given: (seen.append(self.contents()), finish(*given))[1]
        self.run_with([OPEN, DONE], self.write('uno'))
        self.assertEqual(seen, [self.both('uno')])
        self.run_with([OPEN, DONE], self.write('dos'))
        self.assertEqual(self.contents(), self.both('dos'))

    def test_publishes_results_of_a_killed_run_before_it_is_finalized(self):
        def half(folder, files):
            self.publish(folder, files[:1])
            raise Killed()

        def none(_folder, _files):
            raise Killed()

        for killed in (half, none):
            staged_files.publish = killed
            self.assert_error(Killed, lambda: self.run_with([OPEN], self.write(killed.__name__)))
            staged_files.publish = self.publish
            self.assertNotEqual(self.contents(), self.both(killed.__name__))
            if killed is half:
                # ``publish`` discards its stage: half of a stage is what a kill leaves.
                os.makedirs(os.path.join(self.results, staged_files.STAGE))
                with open(os.path.join(self.results, staged_files.STAGE, 'libro.xlsx'), 'wb') as one:
                    one.write(b'half')
            self.assertEqual(self.end(DONE), ['Utilización 7: terminada y cobrada.'])
            self.assertEqual(self.contents(), self.both(killed.__name__))
            self.assertEqual(self.server.requests[-1]['body'], COUNTS)

    def test_finalizes_later_a_run_that_the_user_interrupts_while_results_are_published(self):
        def interrupted(_folder, _files):
            raise KeyboardInterrupt()

        staged_files.publish = interrupted
        self.assert_error(KeyboardInterrupt, lambda: self.run_with([OPEN], self.write('uno')))
        staged_files.publish = self.publish
        self.assertEqual(self.end(DONE), ['Utilización 7: terminada y cobrada.'])
        self.assertEqual(self.contents(), self.both('uno'))

    def test_charges_nothing_for_a_killed_run_whose_results_are_lost(self):
        def killed(folder, files):
            raise Killed()

        staged_files.publish = killed
        self.assert_error(Killed, lambda: self.run_with([OPEN], self.write('uno')))
        staged_files.publish = self.publish
        staged_files.discard(self.results)
        self.assertEqual(self.end(FAILED), ['Utilización 7: reportada sin cobro.'])
        self.assertIn('No fue posible escribir', self.server.requests[-1]['body']['error_message'])

    def test_charges_results_that_the_user_moves_before_finalize(self):
        self.assert_error(errors.Unreachable, lambda: self.run_with(
            [OPEN] + [HANG_UP] * 4, self.write('uno')))
        os.rename(self.results, self.results + '_2')
        self.assertEqual(self.end(DONE), ['Utilización 7: terminada y cobrada.'])

    def test_charges_nothing_for_results_that_cannot_be_written_and_preserves_earlier_ones(self):
        self.run_with([OPEN, DONE], self.write('uno'))

        def full(_stage):
            raise OSError(28, 'No space left on device')

        error = self.assert_error(errors.ToolFailed, lambda: self.run_with(
            [OPEN, FAILED], lambda _progress: staged_files.write(self.results, full)))
        self.assertIn(errors.NO_SPACE, error.text)
        self.assertIn(metered_run.FREE, error.text)
        self.assertEqual(self.last_path(), '/utilizations/7/errors')
        self.assertEqual(self.contents(), self.both('uno'))

    def test_charges_nothing_for_results_that_cannot_be_published(self):
        os.makedirs(os.path.join(self.results, 'libro.xlsx', 'abierto'))
        error = self.assert_error(errors.ToolFailed, lambda: self.run_with(
            [OPEN, FAILED], self.write('uno')))
        # The other format, which comes first, was not published either.
        self.assertIn('No fue posible escribir los resultados', error.text)
        self.assertEqual(self.last_path(), '/utilizations/7/errors')
        self.assertEqual(self.contents(), {})

    def test_preserves_results_when_the_reservation_had_expired(self):
        error = self.assert_error(errors.Rejected, lambda: self.run_with(
            [OPEN, error_response(409, 'UTILIZATION_EXPIRED')], self.write('uno')))
        self.assertEqual(error.text, 'texto del servidor')
        self.assertEqual(self.contents(), self.both('uno'))
        self.assertEqual(run_files.interrupted(), [])

    def test_removes_the_staging_folder_when_the_tool_failed(self):
        def work(progress):
            self.write('uno')(progress)
            raise ValueError('x')

        self.assert_error(errors.ToolFailed, lambda: self.run_with([OPEN, FAILED], work))
        self.assertFalse(os.path.exists(self.results))


if __name__ == '__main__':
    unittest.main()

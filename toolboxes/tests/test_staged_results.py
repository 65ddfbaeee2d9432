# -*- coding: utf-8 -*-
"""The results of a run are published before it is finalized, at whatever point the process is
killed."""
from __future__ import unicode_literals

import os
import shutil
import unittest

from case import ToolboxCase, error_response, run_of
from fake_server import HANG_UP
from metering import errors, metered_run, private_file, run_files, staged_files
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

        def work(progress):
            progress.write(files)
            return COUNTS

        return work

    def run_with(self, responses, work):
        self.server.script.extend(responses)
        run = metered_run.reserve(self.api, MEASURE, self.results)
        try:
            return metered_run.execute(self.api, run, work)
        except Killed:
            # The system frees the lock of a killed process.
            run.release_lock()
            raise

    def end(self, *responses):
        self.server.script.extend(responses)
        return [text for _, text, _ in metered_run.recover_interrupted_runs(self.api)]

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

    def stages(self):
        return [os.path.join(self.results, name) for name in os.listdir(self.results)
                if name.startswith(staged_files.STAGE)]

    def stop_before_publication(self, kind, work):
        def stop(_folder, _key, _files):
            raise kind()

        staged_files.publish = stop
        self.assert_error(kind, lambda: self.run_with([OPEN], work))
        staged_files.publish = self.publish

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
        replace = private_file.replace
        self.addCleanup(setattr, private_file, 'replace', replace)

        def half(folder, key, files):
            def kill(source, target):
                replace(source, target)
                raise Killed()

            private_file.replace = kill
            self.publish(folder, key, files)

        def none(_folder, _key, _files):
            raise Killed()

        def whole(folder, key, files):
            self.publish(folder, key, files)
            raise Killed()

        for killed in (half, none, whole):
            staged_files.publish = killed
            self.assert_error(Killed, lambda: self.run_with([OPEN], self.write(killed.__name__)))
            staged_files.publish, private_file.replace = self.publish, replace
            self.assertEqual(killed is whole, self.contents() == self.both(killed.__name__))
            self.assertEqual(self.end(DONE), ['Utilización 7: terminada y cobrada.'])
            self.assertEqual(self.contents(), self.both(killed.__name__))
            self.assertEqual(self.server.requests[-1]['body'], COUNTS)

    def test_finalizes_later_a_run_that_the_user_interrupts_while_results_are_published(self):
        self.stop_before_publication(KeyboardInterrupt, self.write('uno'))
        self.assertEqual(self.end(DONE), ['Utilización 7: terminada y cobrada.'])
        self.assertEqual(self.contents(), self.both('uno'))

    def test_charges_nothing_for_a_killed_run_whose_results_are_lost(self):
        # Those of an earlier tool do not replace them.
        for earlier in ({}, self.both('cero')):
            if earlier:
                self.run_with([OPEN, DONE], self.write('cero'))
            self.stop_before_publication(Killed, self.write('uno'))
            shutil.rmtree(self.stages()[0])
            self.assertEqual(self.end(FAILED), ['Utilización 7: reportada sin cobro.'])
            lost = staged_files.LOST.format(os.path.join('capas', 'hallazgos.gpkg'))
            self.assertEqual(self.server.requests[-1]['body']['error_message'],
                             staged_files.NOT_WRITTEN.format(self.results, lost))
            self.assertEqual(self.contents(), earlier)

    def test_charges_nothing_when_one_of_the_results_is_lost_before_they_are_published(self):
        self.run_with([OPEN, DONE], self.write('cero'))

        def work(progress):
            self.write('uno')(progress)
            os.remove(os.path.join(self.stages()[0], 'libro.xlsx'))

        error = self.assert_error(
            errors.ToolFailed, lambda: self.run_with([OPEN, FAILED], work))
        self.assertIn(staged_files.LOST.format('libro.xlsx'), error.text)
        self.assertEqual(self.last_path(), '/utilizations/7/errors')
        self.assertEqual(self.contents(), self.both('cero'))

    def test_reports_a_killed_run_of_an_earlier_release_without_a_charge(self):
        run = run_files.create(MEASURE, self.results)
        run.mark('finishing', utilization_id=7, counts=COUNTS, files=['libro.xlsx'])
        run.release_lock()
        os.makedirs(os.path.join(self.results, '.parcial', 'capas'))
        self.assertEqual(self.end(FAILED), ['Utilización 7: reportada sin cobro.'])
        self.assertFalse(os.path.exists(self.results))

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
            [OPEN, FAILED], lambda progress: progress.write(full)))
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
        self.assertEqual(run_files.lock_interrupted(), [])

    def test_removes_the_staging_folder_when_the_tool_failed(self):
        def work(progress):
            self.write('uno')(progress)
            raise ValueError('x')

        for response in (FAILED, error_response(409, 'UTILIZATION_EXPIRED')):
            self.assert_error(errors.ToolFailed, lambda: self.run_with([OPEN, response], work))
            self.assertEqual(os.listdir(self.results), [])

    def leave_failed_run(self):
        """A tool failed, and the server did not respond to the report."""
        def work(_progress):
            raise ValueError('x')

        self.assert_error(
            errors.ToolFailed, lambda: self.run_with([OPEN] + [HANG_UP] * 4, work))

    def test_preserves_the_folder_and_stage_of_an_audit_that_goes_on_after_a_failed_tool(self):
        reported = ['Utilización 7: reportada sin cobro.']

        def work(progress):
            self.write('dos')(progress)
            self.assertEqual(self.end(), reported)
            return COUNTS

        os.mkdir(self.results)
        self.leave_failed_run()
        self.assertEqual(self.end(FAILED), reported)
        self.assertTrue(os.path.isdir(self.results))
        self.leave_failed_run()
        self.run_with([OPEN, FAILED, DONE], work)
        self.assertEqual(self.contents(), self.both('dos'))

    def test_removes_the_empty_folder_of_a_killed_audit(self):
        def killed(progress):
            self.write('uno')(progress)
            raise Killed()

        os.mkdir(self.results)
        self.assert_error(Killed, lambda: self.run_with([OPEN], killed))
        self.end(FAILED)
        self.assertFalse(os.path.exists(self.results))


if __name__ == '__main__':
    unittest.main()

# -*- coding: utf-8 -*-
"""The command that ends interrupted runs says which ones are still open."""
from __future__ import unicode_literals

import os
import unittest

from case import ToolboxCase, error_response, run_of
import gdb_audit
from metering import metered_run, pending, run_files, terminal

MEASURE = {'feature_id': 'R_INF_04'}
FAILED, FINISHED = (200, run_of('failed')), (200, run_of('finished'))


class PendingTest(ToolboxCase):
    def setUp(self):
        ToolboxCase.setUp(self)
        self.registered()
        self.addCleanup(setattr, terminal, 'show_message', terminal.show_message)

    def end(self, *responses):
        """Gives the command. Returns its exit code and what it says."""
        said = []
        terminal.show_message = said.append
        self.server.script.extend(responses)
        return terminal.main(gdb_audit.build_parser(), ['pendientes']), said

    def interrupt(self, phase, **fields):
        """A run that was interrupted in a phase. Returns the path of its file."""
        run = run_files.create(MEASURE)
        run.mark(phase, utilization_id=7, **fields)
        run.release_lock()
        return os.path.join(self.home, 'ejecuciones', run.key + '.json')

    def test_ends_with_an_error_while_a_run_is_open(self):
        for _ in range(2):
            self.interrupt('running')
        self.assertEqual(self.end(FAILED, error_response(403, 'FORBIDDEN')), (1, [
            'Utilización 7: reportada sin cobro.', 'texto del servidor', pending.LEFT.format(1)]))
        self.assertEqual(self.end(FAILED), (0, ['Utilización 7: reportada sin cobro.']))
        self.assertEqual(self.end(), (0, [pending.NONE]))

    def test_ends_without_one_when_the_server_has_closed_the_run(self):
        self.interrupt('running')
        self.assertEqual(
            self.end(error_response(409, 'UTILIZATION_EXPIRED')), (0, ['texto del servidor']))

    def test_preserves_a_run_whose_file_cannot_be_read(self):
        path = self.interrupt('finishing', counts={})
        os.rename(path, path + '.kept')
        os.mkdir(path)  # A missing permission does not stop an administrator.
        self.assertEqual(self.end(), (1, [metered_run.NOT_READ.format(path), pending.LEFT.format(1)]))
        os.rmdir(path)
        os.rename(path + '.kept', path)
        self.assertEqual(self.end(FINISHED), (0, ['Utilización 7: terminada y cobrada.']))


if __name__ == '__main__':
    unittest.main()

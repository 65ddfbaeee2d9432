# -*- coding: utf-8 -*-
"""Ctrl+C while the programs start."""
from __future__ import unicode_literals

import io
import os
import subprocess
import sys
import unittest

from case import ROOT, ToolboxCase
from metering import interrupt

PROGRAMS = (('gdbaudit', 'hosts', 'gdb_audit.py'), ('registration', 'registro_equipo.py'),
            ('calculator', 'calculadora_score.py'))


@unittest.skipUnless(os.name == 'posix', 'Windows has no signal for one process')
class InterruptTest(ToolboxCase):
    def interrupted(self, program, module):
        """(exit code, output) of a program that gets Ctrl+C when it first imports a module."""
        with io.open(os.path.join(self.folder, module + '.py'), 'w', encoding='utf-8') as stream:
            stream.write('import os, signal\nos.kill(os.getpid(), signal.SIGINT)\n')
        folders = [self.folder, ROOT, os.path.join(ROOT, 'gdbaudit', 'hosts')]
        environment = dict(os.environ, PYTHONPATH=str(os.pathsep.join(folders)),
                           PYTHONIOENCODING=str('utf-8'))
        ran = subprocess.Popen(
            [sys.executable, '-B', os.path.join(ROOT, *program), 'estado'], env=environment,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        said, _ = ran.communicate()
        return ran.returncode, said.decode('utf-8')

    def test_says_that_nothing_was_run(self):
        for program in PROGRAMS:
            for module in ('argparse', 'uuid'):
                self.assertEqual(self.interrupted(program, module), (130, interrupt.STOPPED))
                os.remove(os.path.join(self.folder, module + '.py'))


if __name__ == '__main__':
    unittest.main()

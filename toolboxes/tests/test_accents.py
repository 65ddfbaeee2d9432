# -*- coding: utf-8 -*-
"""The toolboxes work in folders with an accent, whose paths are bytes in Python 2.7."""
from __future__ import unicode_literals

import os
import shutil
import subprocess
import sys
import unittest

from case import ROOT, ToolboxCase, estimate, run_of
from metering import errors

REGISTER = '; '.join((
    'from metering import machine, private_file',
    'private_file.write(machine._path(), {"machine_id": "PC-1"})', 'print(machine.status()["machine_id"])'))
LOAD_ENGINE = '; '.join((
    'from gdbaudit import model', 'from gdbaudit.core import number_ranges, registry',
    'print(bool(registry.tools() and model.load().classes and number_ranges.RULES))'))
ERROR_TEXT = '; '.join((
    'from gdbaudit.compat import to_text',
    'accented = b"Se\\xc3\\xb1al".decode("utf-8")',
    'print(to_text(IOError(accented)) == to_text(ValueError(accented)) == accented)'))


def native(text):
    """Text as this Python has the system's paths and variables."""
    return text.encode('utf-8') if str is bytes else text


class AccentsTest(ToolboxCase):
    def setUp(self):
        ToolboxCase.setUp(self)
        self.accented = os.path.join(native(self.folder), native('José'))
        os.mkdir(self.accented)

    def path(self, *names):
        return os.path.join(self.accented, *[native(name) for name in names])

    def run_python(self, *arguments, **variables):
        """Runs Python on a system whose language has accents. Returns its output."""
        usual = dict(os.environ, LC_ALL='C.UTF-8', PYTHONPATH=ROOT)
        for name in ('GDB_AUDIT_HOME', 'APPDATA'):
            usual.pop(name, None)
        process = subprocess.Popen(
            (sys.executable, '-B') + arguments, cwd=self.folder, env=dict(usual, **variables),
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        return process.communicate()[0].decode('utf-8').strip()

    def test_stores_the_registration_in_the_users_folder(self):
        for variables, name in (({'HOME': self.accented, 'USERPROFILE': self.accented}, '.gdb-audit'),
                                ({'APPDATA': self.accented}, 'GDBAudit'),
                                ({'GDB_AUDIT_HOME': self.path('casa')}, 'casa')):
            self.assertEqual(self.run_python('-c', REGISTER, **variables), 'PC-1')
            self.assertTrue(os.path.isfile(self.path(name, 'equipo.json')), name)

    def test_loads_the_engine_from_its_folder(self):
        # Only the engine's own tests have numpy.
        with open(self.path('numpy.py'), 'wb') as stream:
            stream.write(b'isin = len')
        shutil.copytree(os.path.join(ROOT, native('gdbaudit')), self.path('gdbaudit'),
                        ignore=shutil.ignore_patterns('tests', 'hosts', 'bench'))
        for work in (LOAD_ENGINE, ERROR_TEXT):
            self.assertEqual(self.run_python('-c', work, PYTHONPATH=self.accented), 'True')

    def test_describes_errors_whose_text_has_accents(self):
        encoded = 'Señal'.encode('utf-8')
        for error in (IOError('Señal'), OSError('Señal'), IOError(5, 'Señal'),
                      IOError(5, 'Señal', 'C:/José'), ValueError('Señal'), RuntimeError('Señal')):
            self.assertIn('Señal', errors.describe(error))
        if str is bytes:
            for error in (IOError(encoded), IOError(5, encoded, 'C:/José'), ValueError(encoded)):
                self.assertIn('Señal', errors.describe(error))

    def test_audits_a_geodatabase_into_a_folder(self):
        self.registered()
        os.rename(self.home, self.path('casa'))
        os.rename(self.geodatabase(), self.path('área.gdb'))
        self.server.script.extend([estimate(), (201, run_of('open')), (200, run_of('finished'))])
        output = self.run_python(
            os.path.join(ROOT, 'tests', 'fake_audit.py'), 'ejecutar', '--herramienta', 'R_INF_04',
            '--geodatabase', self.path('área.gdb'), '--salida', self.path('salida'),
            GDB_AUDIT_HOME=self.path('casa'))
        self.assertIn('José', output)
        (folder,) = os.listdir(self.path('salida'))
        self.assertIn(native('hallazgos.json'), os.listdir(os.path.join(self.path('salida'), folder)))


if __name__ == '__main__':
    unittest.main()

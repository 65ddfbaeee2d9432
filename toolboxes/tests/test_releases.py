# -*- coding: utf-8 -*-
"""Two releases of a toolbox in one process, as an application has them while a user changes over."""
from __future__ import unicode_literals

import os
import shutil
import subprocess
import sys
import unittest

from case import ROOT, ToolboxCase

LOAD = '''
import sys
sys.dont_write_bytecode = True
sys.path.insert(0, {tests!r})
import fake_arcpy
sys.modules['arcpy'] = fake_arcpy

def load(path):
    module = {{'__file__': path, '__name__': 'toolbox'}}
    with open(path, 'rb') as source:
        exec(compile(source.read(), path, 'exec', 0, True), module)
    return module

for path in {paths!r}:
    found = load(path)
for name in {names!r}:
    module = found.get(name) or sys.modules[name]
    sys.stdout.write(module.__file__ + chr(10))
'''


class ReleasesTest(ToolboxCase):
    def unpack(self, name, host, packages):
        """The folder of a release, as its ZIP has it."""
        folder = os.path.join(self.folder, name)
        shutil.copytree(os.path.join(ROOT, host), folder)
        for package in packages:
            shutil.copytree(os.path.join(ROOT, package), os.path.join(folder, package),
                            ignore=shutil.ignore_patterns('tests', 'bench', 'hosts'))
        return folder

    def files(self, form, older, newer, names):
        """The files of some modules that a toolbox uses after an older release was loaded."""
        path = lambda folder: str(os.path.join(folder, form))
        script = LOAD.format(
            tests=str(os.path.join(ROOT, 'tests')), paths=[path(older), path(newer)],
            names=[str(one) for one in names])
        found = subprocess.check_output([sys.executable, '-c', script], cwd=self.folder)
        return found.decode('utf-8').split()

    def test_a_release_uses_its_own_modules(self):
        for host, form, packages, names in (
                ('gdbaudit/hosts', 'GDBAudit.pyt', ('gdbaudit', 'metering'),
                 ('metered_audit', 'desktop', 'gdbaudit')),
                ('registration', 'RegistroEquipo.pyt', ('metering',), ('registration',)),
                ('calculator', 'CalculadoraScore.pyt', ('metering',),
                 ('calculadora_score', 'prices'))):
            older, newer = [self.unpack(form + name, host, packages) for name in ('-a', '-b')]
            files = self.files(form, older, newer, names)
            self.assertEqual([one for one in files if not one.startswith(newer)], [])


if __name__ == '__main__':
    unittest.main()

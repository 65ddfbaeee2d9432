# -*- coding: utf-8 -*-
"""The base class of the tests of written results."""
from __future__ import unicode_literals

import os
import shutil
import tempfile
import unittest

from gdbaudit import engine
from gdbaudit.tests.clean_delivery import clean_delivery, minimal_row
from gdbaudit.tests.geodatabases import create
from gdbaudit.tests.test_multipart import TWO_PARTS

SHEET = '{http://schemas.openxmlformats.org/spreadsheetml/2006/main}'


class ResultsCase(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.path = os.path.join(self.folder, 'estudio <&>.gdb')

    def tearDown(self):
        shutil.rmtree(self.folder)

    def audit(self, with_defect=True):
        """Makes the geodatabase and gives (delivery, results) of one tool."""
        content = clean_delivery()
        if with_defect:
            content['CoberturaTierra'].append(minimal_row('CoberturaTierra', TWO_PARTS, 3))
        if os.path.exists(self.path):
            shutil.rmtree(self.path)
        create(self.path, content)
        delivery = engine.open_delivery(self.path)
        return delivery, [engine.run_tool(delivery, 'R_INF_05')]

    def write(self, audited, name='salida', **options):
        folder = os.path.join(self.folder, name)
        if not os.path.isdir(folder):
            os.mkdir(folder)
        if options.get('previous'):
            options['previous'] = engine.read_previous(options['previous'])
        paths = engine.write_results(audited[0], audited[1], folder, **options)
        return dict((os.path.splitext(path)[1], path) for path in paths)

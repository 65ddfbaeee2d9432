# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import os
import shutil
import tempfile
import unittest

from gdbaudit import engine
from gdbaudit.tests.geodatabases import X0, Y0, create, row, square

TWO_PARTS = 'MULTIPOLYGON ((({x} {y}, {x} {n}, {e} {n}, {x} {y})), (({f} {y}, {f} {n}, {g} {n}, {f} {y})))'.format(
    x=X0, y=Y0, n=Y0 + 10, e=X0 + 10, f=X0 + 50, g=X0 + 60)


class MultipartTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.path = os.path.join(self.folder, 'estudio.gdb')

    def tearDown(self):
        shutil.rmtree(self.folder)

    def test_reports_a_polygon_with_two_parts_and_no_other(self):
        create(self.path, {'CoberturaTierra': [
            row('CoberturaTierra', square()), row('CoberturaTierra', TWO_PARTS, number=2)]})
        result = engine.run_tool(engine.open_delivery(self.path), 'R_INF_05')
        self.assertTrue(result.complete)
        self.assertEqual([(one.code, one.objectid, one.value) for one in result.findings],
                         [('05.01', 2, '2')])
        self.assertEqual((result.findings[0].x, result.findings[0].y), (X0, Y0))

    def test_raises_the_exception_of_the_progress_callback(self):
        class Stop(Exception):
            pass

        def progress(_fraction, _text):
            raise Stop()

        create(self.path, {'CoberturaTierra': [row('CoberturaTierra', square())]})
        with self.assertRaises(Stop):
            engine.run_tool(engine.open_delivery(self.path), 'R_INF_05', progress)


if __name__ == '__main__':
    unittest.main()

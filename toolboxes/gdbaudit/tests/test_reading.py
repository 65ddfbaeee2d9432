# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import os
import shutil
import tempfile
import unittest

from gdbaudit import engine
from gdbaudit.tests.geodatabases import X0, Y0, create, row


class ReadingTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.path = os.path.join(self.folder, 'estudio.gdb')

    def tearDown(self):
        shutil.rmtree(self.folder)

    def geometries(self, shapes):
        create(self.path, {'PuntoMuestreoAguaSuper': [
            row('PuntoMuestreoAguaSuper', shape) for shape in shapes]})
        delivery = engine.open_delivery(self.path)
        return delivery.geometries(delivery.classes[0])

    def test_reads_geometries_of_one_size(self):
        found = self.geometries(['POINT ({} {})'.format(X0 + i, Y0) for i in range(3)])
        self.assertEqual(list(found.x), [X0, X0 + 1, X0 + 2])
        self.assertEqual(list(found.empty), [False] * 3)

    def test_reads_null_geometries_among_others(self):
        found = self.geometries(['POINT ({} {})'.format(X0, Y0), None])
        self.assertEqual(list(found.empty), [False, True])


if __name__ == '__main__':
    unittest.main()

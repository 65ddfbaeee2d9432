# -*- coding: utf-8 -*-
"""A folder that cannot have the results is rejected before anything is reserved."""
from __future__ import unicode_literals

import os
import unittest

from case import ToolboxCase
from metering import errors, staged_files


class ResultFolderTest(ToolboxCase):
    def failure(self, output, geodatabase):
        with self.assertRaises(errors.MeteringError) as caught:
            staged_files.create_result_folder(output, geodatabase)
        return caught.exception.text

    def test_is_never_within_the_geodatabase(self):
        geodatabase = os.path.join(self.folder, 'Estudio.GDB')
        os.mkdir(geodatabase)
        for output in (geodatabase, os.path.join(geodatabase, 'resultados'), geodatabase + os.sep):
            self.assertIn('está dentro de la geodatabase', self.failure(output, geodatabase + os.sep))
        self.assertEqual(os.listdir(geodatabase), [])

    def test_may_be_beside_the_geodatabase_or_within_a_folder_of_shapefiles(self):
        for output, geodatabase in (('', 'Estudio.gdb'), ('Estudio.gdb_x', 'Estudio.gdb'), ('shp', 'shp')):
            folder = staged_files.create_result_folder(
                os.path.join(self.folder, output), os.path.join(self.folder, geodatabase))
            self.assertEqual(os.listdir(folder), [])

    def test_accepts_no_path_that_is_too_long(self):
        name = 'e' * 230  # 255 characters are a name's limit
        self.assertIn(errors.TOO_LONG, self.failure(self.folder, name + '.gdb'))
        self.assertEqual(os.listdir(self.folder), ['casa'] * os.path.isdir(self.home))


if __name__ == '__main__':
    unittest.main()

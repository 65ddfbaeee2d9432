# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import random
import unittest

import numpy as np

from gdbaudit.core.spatial import locate
from gdbaudit.tests.geodatabases import X0, Y0
from gdbaudit.tests.shapes import from_wkt


class NearestTest(unittest.TestCase):
    def test_measures_few_segments_of_a_long_line(self):
        source = random.Random(12)
        x, y, texts = X0, Y0, []
        for count in (5000, 3, 2000, 1):
            walk = []
            for _ in range(count):
                x, y = x + source.uniform(-10, 12), y + source.uniform(-10, 11)
                walk.append('{!r} {!r}'.format(x, y))
            texts.append('LINESTRING ({})'.format(', '.join(walk)))
        lines = from_wkt(texts + ['LINESTRING EMPTY'])
        lines.x[6000] = np.nan  # of the third
        place, feature = np.meshgrid(np.arange(0, 5000, 50), np.arange(5))
        place, feature = place.ravel(), feature.ravel()
        # On the first line, and beside it.
        x, y = lines.x[place] + place % 3, lines.y[place] - place % 7
        x[:2], y[:2] = np.nan, np.inf
        measured, to_segment = [], locate._to_segment
        self.addCleanup(setattr, locate, '_to_segment', to_segment)
        locate._to_segment = lambda x, *rest: measured.append(len(x)) or to_segment(x, *rest)
        found = locate.nearest(x, y, lines, feature)
        few, measured[:] = sum(measured[:]), []
        self.addCleanup(setattr, locate, 'RUN', locate.RUN)
        locate.RUN = 10 ** 6
        np.testing.assert_array_equal(found, locate.nearest(x, y, lines, feature))
        self.assertEqual(np.isinf(found[0]).sum(), 100 + 100 + 2)
        self.assertLess(few, 100 * 1000)
        self.assertGreater(sum(measured), 100 * 6000)


if __name__ == '__main__':
    unittest.main()

# -*- coding: utf-8 -*-
"""The search for boxes that meet, where one of them is damaged or far from the others."""
from __future__ import unicode_literals

import unittest

import numpy as np

from gdbaudit.core.spatial import boxes
from gdbaudit.tests.geodatabases import X0, Y0


class BoxesTest(unittest.TestCase):
    def test_compares_few_pairs_where_one_box_is_far_from_the_others(self):
        sizes, gather = [], boxes.gather
        self.addCleanup(setattr, boxes, 'gather', gather)

        def counted(start, size):
            sizes.append(int(np.sum(size)))
            return gather(start, size)

        boxes.gather = counted
        corners = np.array([(X0 + 100 * (k % 50), Y0 + 100 * (k // 50)) for k in range(2500)])
        squares = np.concatenate((corners, corners + 99), axis=1)
        places = np.concatenate((corners + 50, corners + 50), axis=1)
        for far in (X0, 0.0, 1e12, 1e300):
            places[0] = far
            del sizes[:]
            i, j = boxes.pairs(squares, places)
            self.assertEqual((i[-2499:].tolist(), j[-2499:].tolist()), (list(range(1, 2500)),) * 2)
            self.assertLess(sum(sizes), 20 * len(squares), far)

    def test_searches_the_other_boxes_where_one_is_wider_than_any_number(self):
        wide = np.array([(0.0, 0.0, 1.0, 1.0)] * 5 + [(-1e307, 0.0, 1.7e308, 1.0)])
        with np.errstate(all='raise'):
            i, j = boxes.pairs(wide, wide[:3] + 0.5)
        self.assertEqual(sorted(set(zip(i.tolist(), j.tolist())) - set((5, k) for k in range(3))), [
            (k, m) for k in range(5) for m in range(3)])


if __name__ == '__main__':
    unittest.main()

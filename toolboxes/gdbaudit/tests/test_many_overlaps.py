# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import math
import unittest

import numpy as np

from gdbaudit.core.topology import boxes, coverage, inside, noding
from gdbaudit.tests.test_coverage import MIN_AREA, box, grid_of, polygon


class ManyOverlapsTest(unittest.TestCase):
    """What limits the time of a group of polygons that lie over each other."""

    def test_compares_a_place_with_the_sides_at_its_height_alone(self):
        counts, expand = [], inside.expand
        self.addCleanup(setattr, inside, 'expand', expand)

        def counted(first, sizes):
            found = expand(first, sizes)
            counts.append(len(found[1]))
            return found
        inside.expand = counted
        angles = np.arange(100) * math.pi / 50
        circle = polygon(list(zip(50 * np.cos(angles), 50 * np.sin(angles))))
        made = grid_of([circle])
        away = np.random.RandomState(12).uniform(-5e5, 5e5, (2000, 2)).round() + 0.5
        center = [(one.min() + one.max()) // 2 for one in (made.shapes.x, made.shapes.y)]
        contains = inside.contains(made, away + center, np.arange(2000), np.zeros(2000, int))
        distance = np.hypot(*away.T)
        clear = np.abs(distance - 5e5) > 500  # not between the circle and its sides
        self.assertEqual(contains[clear].tolist(), (distance < 5e5)[clear].tolist())
        self.assertLess(sum(counts), 3 * 2000)

    def test_searches_some_of_many_boxes_first(self):
        random, counts, pairs = np.random.RandomState(14), [], boxes.pairs
        self.addCleanup(setattr, boxes, 'pairs', pairs)

        def counted(a, b):
            for i, j in pairs(a, b):
                counts.append(len(i))
                yield i, j
        boxes.pairs = counted
        at = random.randint(0, 100000, (6000, 2))
        many = np.concatenate((at, at + 1), axis=1)
        wide = np.tile([0, 0, 100000, 100000], (50, 1))
        corner = random.randint(0, 100000, (50, 2))
        small = np.concatenate((corner, corner + 600), axis=1)
        expected = [((one[:2] <= many[:, 2:]) & (one[2:] >= many[:, :2])).all(axis=1).any()
                    for one in small]
        self.assertIn(False, expected)
        found = boxes.meeting(np.concatenate((wide, small)), many)
        self.assertEqual(found.tolist(), list(range(50)) + [
            number for number, meets in enumerate(expected, 50) if meets])
        self.assertLess(sum(counts), 50 * 200)

    def test_sums_few_of_the_pairs_over_a_place_at_a_time(self):
        sizes, summed = [], coverage._summed
        self.addCleanup(setattr, coverage, '_summed', summed)
        self.addCleanup(setattr, coverage, 'PAIRS', coverage.PAIRS)
        coverage.PAIRS = 100
        coverage._summed = lambda *columns: sizes.append(len(columns[0])) or summed(*columns)
        shapes = [polygon(box(-side, -side, side, side)) for side in range(1, 31)]
        overlaps, count, _ = coverage.find(grid_of(shapes), MIN_AREA, limit=2)
        self.assertEqual(([one[:2] for one in overlaps], count), ([(0, 1), (0, 2)], 435))
        self.assertGreater(sum(sizes), 4000)
        self.assertLess(max(sizes), coverage.PAIRS + len(shapes))

    def test_finds_groups_of_pairs_in_any_order(self):
        random = np.random.RandomState(13)
        for count, pairs in ((1, 0), (50, 20), (50, 45), (50, 300)):
            a, b = random.randint(0, count, (2, pairs))
            groups = [set([one]) for one in range(count)]
            for one, other in zip(a, b):
                both = groups[one] | groups[other]
                for member in both:
                    groups[member] = both
            self.assertEqual(noding.connected(count, a, b).tolist(), [min(one) for one in groups])


if __name__ == '__main__':
    unittest.main()

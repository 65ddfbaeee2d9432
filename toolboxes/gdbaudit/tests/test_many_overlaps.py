# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import math
import unittest

import numpy as np

from gdbaudit.core.topology import boxes, coverage, inside, noding, pair_sums
from gdbaudit.core.topology.outlines import Outlines
from gdbaudit.tests.test_coverage import MIN_AREA, box, grid_of, polygon


class ManyOverlapsTest(unittest.TestCase):
    """What limits the time of a group of polygons that lie over each other."""

    def replace(self, owner, name, value):
        self.addCleanup(setattr, owner, name, getattr(owner, name))
        setattr(owner, name, value)

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

    def test_multiplies_the_polygons_over_a_place(self):
        sizes, merged = [], pair_sums._merged
        self.replace(pair_sums, '_merged', lambda parts: (
            sizes.append(sum(len(one[0]) for one in parts)) or merged(parts)))
        shapes = [polygon(box(-side, -side, side, side)) for side in range(1, 61)]
        overlaps, count, _ = coverage.find(grid_of(shapes), MIN_AREA, limit=2)
        self.assertEqual(([one[:3] for one in overlaps], count),
                         ([(0, 1, 4e8), (0, 2, 4e8)], 1770))
        self.assertLess(sum(sizes), 3 * count)

    def test_sums_pairs_in_parts_of_any_size(self):
        random = np.random.RandomState(15)
        over = random.rand(300, 40) < np.repeat((0.05, 0.6, 0.95), 100)[:, None]
        area, wide = random.randint(1, 1000, 300).astype(float), random.rand(300) < 0.02
        face, feature = [one.astype(np.int32) for one in np.nonzero(over)]
        blocks = [(face[some], feature[some]) for some in (face < 150, face >= 150)]
        expected = [(a * 50 + b, area[both].sum(), wide[both].any())
                    for a in range(40) for b in range(a + 1, 40)
                    for both in [over[:, a] & over[:, b]] if both.any()]
        for limits in ({}, {'DEEP': 0}, {'DEEP': 99}, {'FACES': 7}, {'CELLS': 500}, {'SPARE': 2},
                       {'MERGED': 10}):
            for name, value in limits.items():
                self.replace(pair_sums, name, value)
            found = list(zip(*pair_sums.sums(blocks, area, wide, 50)))
            self.assertEqual(found, expected, limits)
            self.doCleanups()

    def test_follows_no_outline_that_is_not_reported(self):
        shapes = [polygon(box(0, 0, 8, 8))] + [
            polygon(box(at + 0.5, -1, at + 1.5, 9)) for at in range(7)]
        rings = [len(ring) for one in coverage.find(grid_of(shapes), MIN_AREA)[0]
                 for ring in one.faces[0]]
        self.replace(coverage, 'MAX_VERTICES', 3)
        walked, walk = [], Outlines._walk
        self.replace(Outlines, '_walk', lambda *args: walked.append(args) or walk(*args))
        shapes.append(polygon(box(0, 0, 8, 8.5)))
        overlaps = coverage.find(grid_of(shapes), MIN_AREA)[0]
        self.assertEqual([len(one.faces) for one in overlaps if (one.a, one.b) == (0, 8)], [0])
        self.assertEqual((max(rings), walked), (4, []))

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

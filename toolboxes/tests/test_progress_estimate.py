# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import time
import unittest

from case import ToolboxCase
from metering import progress_estimate


class ProgressEstimateTest(ToolboxCase):
    def test_shows_percentage_and_remaining_time_of_the_whole(self):
        self.addCleanup(setattr, time, 'time', time.time)
        four = progress_estimate.ProgressEstimate(4)
        start = four._start
        for passed, left in ((10, '30 s'), (20, '1 min'), (600, '30 min'), (3600, '3 h 0 min')):
            time.time = lambda: start + passed
            self.assertEqual(four.text('R_INF_02', 0, 1.0, 'Lectura'), (
                25, '25 %. Tiempo restante: cerca de {}. R_INF_02: Lectura'.format(left)))
        time.time = lambda: start
        self.assertEqual(four.text('R_INF_02', 0, 1.0, 'Lectura'), (25, '25 %. R_INF_02: Lectura'))
        time.time = lambda: start + 4
        self.assertEqual(four.text('R_INF_02', 1, 7, 'x')[0], 50)
        self.assertEqual(four.text('R_INF_04', 3, 1.0, 'x'), (100, '100 %. R_INF_04: x'))


if __name__ == '__main__':
    unittest.main()

# -*- coding: utf-8 -*-
"""A sample of A7; the attack case runs all 300."""
from __future__ import unicode_literals

import unittest

from gdbaudit.bench import damaged


class DamagedTest(unittest.TestCase):
    def test_reports_damage_and_wrong_arguments_without_a_traceback(self):
        self.assertEqual(damaged.main(['--count', '10']), 0)


if __name__ == '__main__':
    unittest.main()

# -*- coding: utf-8 -*-
"""Percentage and remaining time of an audit."""
from __future__ import unicode_literals

import time


class ProgressEstimate(object):
    """The progress of an audit of several tools, and an estimate of the remaining time."""

    def __init__(self, total):
        self._total = total
        self._start = time.time()

    def text(self, tool, index, fraction, stage):
        """Returns the percentage and the text of the progress."""
        part = (index + min(max(fraction, 0.0), 1.0)) / float(self._total)
        passed = time.time() - self._start
        left = ''
        if 0 < part < 1 and passed >= 1:
            left = 'Tiempo restante: cerca de {}. '.format(_duration(passed * (1 - part) / part))
        # The stage is last, as the end is cut off where it does not fit.
        return int(part * 100), '{} %. {}{}: {}'.format(int(part * 100), left, tool, stage)


def _duration(seconds):
    if seconds < 60:
        return '{} s'.format(max(int(round(seconds)), 1))
    minutes = int(round(seconds / 60.0))
    if minutes < 60:
        return '{} min'.format(minutes)
    return '{} h {} min'.format(minutes // 60, minutes % 60)

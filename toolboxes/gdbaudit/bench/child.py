# -*- coding: utf-8 -*-
"""Runs a part of a benchmark in a separate process, to measure its CPU time and memory."""
from __future__ import unicode_literals

import json
import os
import resource
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def usage():
    """CPU seconds and the peak of resident memory (MB) of this process, its start included."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    return {'cpu': used.ru_utime + used.ru_stime, 'rss': used.ru_maxrss / 1024.0}


def run(module, *arguments):
    """The JSON output of a benchmark module called with some arguments."""
    printed = subprocess.check_output(
        [sys.executable, '-B', '-W', 'ignore', '-m', 'gdbaudit.bench.' + module] + list(arguments), cwd=ROOT)
    return json.loads(printed.decode('utf-8'))

# -*- coding: utf-8 -*-
"""Runs a part of a benchmark in a separate process, to measure its CPU time and memory."""
from __future__ import print_function, unicode_literals

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


def main(description, ours, control, measure):
    """The exit code of a benchmark program: it measures, or runs the part that ``run`` asks for.

    ``ours`` and ``control`` take the path of the data and return facts; ``measure`` takes the folder
    and whether amounts are small, and returns whether its measurements hold.
    """
    arguments = sys.argv[1:]
    for flag, work in (('--ours', ours), ('--control', control)):
        if arguments[:1] == [flag]:
            print(json.dumps(dict(work(arguments[1]), **usage())))
            return 0
    if not arguments or arguments[0].startswith('-'):
        print(description, file=sys.stderr)
        return 2
    return 0 if measure(arguments[0], '--quick' in arguments) else 1

# -*- coding: utf-8 -*-
"""Runs the tests of the engine in several processes, and prints the summary of unittest.

    python3 -B -m gdbaudit.tests [--processes 2] [part of the name of a test, or of a class with setUpClass …]
"""
from __future__ import print_function, unicode_literals

import argparse
import os
import sys
import time
import traceback
import unittest
from concurrent.futures import ProcessPoolExecutor, as_completed

FOLDER = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(FOLDER))
KINDS = ('failures', 'errors', 'skipped', 'unexpectedSuccesses')
HEADS = ('failures', 'errors', 'skipped', 'unexpected successes')


def _cases(suite):
    for one in suite:
        if isinstance(one, unittest.TestSuite):
            for case in _cases(one):
                yield case
        else:
            yield one


def _task(case):
    """The unit of work of a process: a test, or a class with a ``setUpClass`` for its tests."""
    kind = type(case)
    if kind.setUpClass.__func__ is unittest.TestCase.setUpClass.__func__:
        return case.id()
    return '{}.{}'.format(kind.__module__, kind.__name__)


def find_tasks(parts=()):
    """The names of the tasks of this folder: whole classes first, as they take longest. A module
    that cannot be imported is an error."""
    loader = unittest.TestLoader()
    suite = loader.discover(FOLDER, top_level_dir=ROOT)
    if loader.errors:
        raise SystemExit('\n'.join(loader.errors))
    tasks = []
    for case in _cases(suite):
        name = _task(case)
        if name not in tasks and (not parts or any(part in name for part in parts)):
            tasks.append(name)
    return sorted(tasks, key=lambda name: name.count('.'))


def run_task(name):
    """Runs a task. Returns how many tests ran, and (kind, test, text) of each that failed."""
    result = unittest.TestResult()
    result.buffer = True
    unittest.defaultTestLoader.loadTestsFromName(name).run(result)
    failed = []
    for kind in KINDS:
        for one in getattr(result, kind):
            case, text = one if isinstance(one, tuple) else (one, '')
            failed.append((kind, case.id(), text))
    return result.testsRun, failed


def run_all(tasks, processes):
    """Runs the tasks; one whose process died is an error. Returns what ``run_task`` returns."""
    ran, failed = 0, []
    with ProcessPoolExecutor(processes) as pool:
        running = dict((pool.submit(run_task, name), name) for name in tasks)
        for future in as_completed(running):
            try:
                count, found = future.result()
            except Exception:
                count, found = 1, [('errors', running[future], traceback.format_exc())]
            ran += count
            failed += found
    return ran, failed


def main(arguments=None):
    parser = argparse.ArgumentParser()
    parser.add_argument('--processes', type=int, default=2)
    parser.add_argument('parts', nargs='*')
    options = parser.parse_args(arguments)
    started = time.time()
    ran, failed = run_all(find_tasks(options.parts), options.processes)
    for kind, name, text in sorted(failed):
        print('{}\n{}: {}\n{}'.format('=' * 70, kind, name, text))
    counts = [sum(one[0] == kind for one in failed) for kind in KINDS]
    summary = ', '.join('{}={}'.format(*one) for one in zip(HEADS, counts) if one[1])
    print('{}\nRan {} test{} in {:.3f}s\n'.format(
        '-' * 70, ran, '' if ran == 1 else 's', time.time() - started))
    print('FAILED ({})'.format(summary) if failed else 'OK' if ran else 'NO TESTS RAN')
    return 1 if failed or not ran else 0


if __name__ == '__main__':
    sys.exit(main())

# -*- coding: utf-8 -*-
"""A7: damaged geodatabases and wrong arguments end with a message, never with a traceback.

    python3 -m gdbaudit.bench.damaged --count 300
"""
from __future__ import print_function, unicode_literals

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile

from gdbaudit.tests.clean_delivery import clean_delivery
from gdbaudit.tests.geodatabases import create

SECONDS = 60
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def _truncate(path, chance):
    size = os.path.getsize(path)
    with open(path, 'r+b') as stream:
        stream.truncate(chance.randrange(size) if size else 0)


def _change_bytes(path, chance):
    with open(path, 'r+b') as stream:
        content = bytearray(stream.read())
        for _ in range(chance.choice((1, 4, 64)) if content else 0):
            content[chance.randrange(len(content))] = chance.randrange(256)
        stream.seek(0)
        stream.write(content)


def _change_header(path, chance):
    with open(path, 'r+b') as stream:
        stream.seek(chance.randrange(40))
        stream.write(b'\xff\xff\xff\x7f')


def _remove(path, _chance):
    os.remove(path)


DAMAGES = (_truncate, _change_bytes, _change_header, _remove)


def damage(folder, chance):
    """Damages one to three files of a geodatabase. Returns a description of the damage."""
    done = []
    for _ in range(chance.choice((1, 1, 3))):
        name = chance.choice(sorted(os.listdir(folder)))
        work = chance.choice(DAMAGES)
        work(os.path.join(folder, name), chance)
        done.append('{} {}'.format(work.__name__.strip('_'), name))
    return ', '.join(done)


def wrong_arguments(folder):
    """Arguments that must be rejected with a message."""
    empty = os.path.join(folder, 'vacia.gdb')
    os.mkdir(empty)
    text = os.path.join(folder, 'texto.gdb')
    with open(text, 'wb') as stream:
        stream.write(b'no es una geodatabase')
    good = os.path.join(folder, 'estudio.gdb')
    return [[], ['--json'], [os.path.join(folder, 'no.gdb')], [empty], [text], ['/dev/null'],
            [good, '--herramienta', 'R_INF_99'], [good, '--ajustes', text],
            [good, '--ajustes', folder], [good, '--salida', text], [good, '--anterior', text,
                                                                     '--salida', folder],
            [good, '--otra']]


def run(arguments):
    """Runs the command line. Returns None, or why it did not end as it should."""
    command = [sys.executable, '-B', '-m', 'gdbaudit'] + arguments
    process = subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE)
    try:
        out, err = process.communicate(timeout=SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
        return 'did not end in {} s'.format(SECONDS)
    errors = err.decode('utf-8', 'replace')
    if 'Traceback' in errors or b'Traceback' in out:
        return 'traceback: {}'.format(errors.strip().splitlines()[-1])
    if process.returncode not in (0, 1, 2, 3):
        return 'ended with {}'.format(process.returncode)
    if process.returncode == 3 and not errors.strip():
        return 'ended without a message'
    if out.strip() and '--json' in arguments:
        rows = json.loads(out.decode('utf-8'))
        if any('error interno' in one['message'] for one in rows):
            return [one['message'] for one in rows if 'error interno' in one['message']][0]
    return None


def main(arguments=None):
    parser = argparse.ArgumentParser()
    parser.add_argument('--count', type=int, default=300)
    parser.add_argument('--seed', type=int, default=2182)
    options = parser.parse_args(arguments)
    folder = tempfile.mkdtemp()
    wrong = []
    try:
        good = os.path.join(folder, 'estudio.gdb')
        create(good, clean_delivery())
        control = run([good, '--json'])
        if control:
            wrong.append(('control', control))
        for number in range(options.count):
            chance = random.Random(options.seed * 100003 + number)
            copy = os.path.join(folder, 'copia.gdb')
            shutil.copytree(good, copy)
            done = damage(copy, chance)
            reason = run([copy, '--json'])
            if reason:
                wrong.append(('{} ({})'.format(number, done), reason))
            shutil.rmtree(copy)
        cases = wrong_arguments(folder)
        for one in cases:
            reason = run(one)
            if reason:
                wrong.append((' '.join(one), reason))
    finally:
        shutil.rmtree(folder)
    for case, reason in wrong:
        print('{}: {}'.format(case, reason), file=sys.stderr)
    print(json.dumps({'name': 'A7 damaged geodatabases and wrong arguments that fail',
                      'value': len(wrong), 'unit': 'of {}'.format(options.count + len(cases)),
                      'limit': '0', 'control': 1 if control else 0, 'holds': not wrong}))
    return 1 if wrong else 0


if __name__ == '__main__':
    sys.exit(main())

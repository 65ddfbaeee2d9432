# -*- coding: utf-8 -*-
"""The command lines: arguments and output in Unicode, faults as one clear message."""
from __future__ import print_function, unicode_literals

import argparse
import sys

from . import faults

STOPPED = (
    'Se detuvo la ejecución. Lo que quedó pendiente con el servidor se termina en la próxima '
    'ejecución, o con la orden «pendientes».'
)


def _write(text, stream):
    raw = text.encode(getattr(stream, 'encoding', None) or 'utf-8', 'replace')
    getattr(stream, 'buffer', stream).write(raw)
    stream.flush()


def say(text):
    """Prints a line, on terminals of any encoding."""
    _write(text + '\n', sys.stdout)


class Parser(argparse.ArgumentParser):
    """A parser whose help and complaints hold accents on Python 2.7 as well."""

    def _print_message(self, message, file=None):
        if message:
            _write(message, file or sys.stderr)


def texts(arguments):
    """Arguments as Unicode: Python 2.7 is given bytes."""
    encoding = sys.getfilesystemencoding() or 'utf-8'
    return [one.decode(encoding) if isinstance(one, bytes) else one for one in arguments]


def count(text):
    """A number of records."""
    if not text.isdigit() or len(text) > 9:
        raise argparse.ArgumentTypeError('debe ser un número de registros')
    return int(text)


def amount(decimal):
    """A decimal string as it is written in Colombia."""
    return decimal.replace('.', ',')


def ask(question):
    """Whether the user agrees; without anyone to answer, they do not."""
    _write('{} (s/n) '.format(question), sys.stdout)
    answer = sys.stdin.readline()
    if not answer:
        say('')
    if isinstance(answer, bytes):  # Python 2.7
        answer = answer.decode(getattr(sys.stdin, 'encoding', None) or 'utf-8', 'replace')
    return answer.strip().lower() in ('s', 'si', 'sí')


class ProgressLine(object):
    """A line that is written over on a terminal; elsewhere one line for every ten percent."""

    def __init__(self):
        self._live = sys.stdout.isatty()
        self._length = 0
        self._told = -1

    def show(self, percent, text):
        if self._live:
            _write('\r' + text.ljust(self._length), sys.stdout)
            self._length = len(text)
        elif percent // 10 > self._told:
            self._told = percent // 10
            say(text)

    def clear(self):
        """Makes room for another line."""
        if self._length:
            _write('\r' + ' ' * self._length + '\r', sys.stdout)
            self._length = 0


def main(parser, arguments=None):
    """Runs the chosen command. Gives the process's exit code."""
    options = parser.parse_args(texts(sys.argv[1:] if arguments is None else arguments))
    try:
        options.run(options)
    except KeyboardInterrupt:
        say(STOPPED)
        return 130
    except Exception as error:
        say(faults.shown(error))
        return 1
    return 0

# -*- coding: utf-8 -*-
"""The command line programs: arguments and output in Unicode, errors as one message."""
from __future__ import print_function, unicode_literals

import argparse
import sys

from . import errors
from .compat import system_text

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
    """A parser that prints accents on Python 2.7 as well."""

    def _print_message(self, message, file=None):
        if message:
            _write(message, file or sys.stderr)


def count(text):
    """A number of records."""
    if not text.isdigit() or len(text) > 9:
        raise argparse.ArgumentTypeError('debe ser un número de registros')
    return int(text)


def amount(decimal):
    """A decimal string as it is written in Colombia."""
    return decimal.replace('.', ',')


def confirm(question):
    """Whether the user agrees; False without a terminal."""
    _write('{} (s/n) '.format(question), sys.stdout)
    reply = sys.stdin.readline()
    if not reply:
        say('')
    if isinstance(reply, bytes):  # Python 2.7
        reply = reply.decode(getattr(sys.stdin, 'encoding', None) or 'utf-8', 'replace')
    return reply.strip().lower() in ('s', 'si', 'sí')


class ProgressLine(object):
    """A progress line, overwritten on a terminal; elsewhere a line for every ten percent."""

    def __init__(self):
        self._is_terminal = sys.stdout.isatty()
        self._length = 0
        self._shown = -1

    def show(self, percent, text):
        if self._is_terminal:
            _write('\r' + text.ljust(self._length), sys.stdout)
            self._length = len(text)
        elif percent // 10 > self._shown:
            self._shown = percent // 10
            say(text)

    def clear(self):
        """Clears the progress line, for another line."""
        if self._length:
            _write('\r' + ' ' * self._length + '\r', sys.stdout)
            self._length = 0


def main(parser, arguments=None):
    """Runs the chosen command. Returns the process's exit code."""
    raw = sys.argv[1:] if arguments is None else arguments
    options = parser.parse_args([system_text(one) for one in raw])
    try:
        options.run(options)
    except KeyboardInterrupt:
        say(STOPPED)
        return 130
    except Exception as error:
        say(errors.user_message(error))
        return 1
    return 0

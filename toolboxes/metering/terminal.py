# -*- coding: utf-8 -*-
"""The command line programs: arguments and output in Unicode, errors as one message."""
from __future__ import print_function, unicode_literals

import argparse
import shutil
import sys

from . import errors, interrupt
from .compat import system_text

# A parser sets another text as the default ``stopped``.
STOPPED = 'Se detuvo el programa.'


def _write(text, stream):
    raw = text.encode(getattr(stream, 'encoding', None) or 'utf-8', 'replace')
    getattr(stream, 'buffer', stream).write(raw)
    stream.flush()


def show_message(text):
    """Prints a line, on terminals of any encoding."""
    _write(text + '\n', sys.stdout)


# What argparse says itself, on Python 2.7 (with %s and %r) and 3. Other versions may have texts that
# are not here: those remain in English.
_SPANISH = {
    'usage: ': 'Uso: ',
    'positional arguments': 'Órdenes',
    'optional arguments': 'Opciones',
    'options': 'Opciones',
    'show this help message and exit': 'muestra esta ayuda y termina',
    'too few arguments': 'falta la orden',
    'argument %s is required': 'falta %s',
    'the following arguments are required: %s': 'falta %s',
    'unrecognized arguments: %s': 'no se reconoce %s',
    'expected one argument': 'falta el valor',
    'ignored explicit argument %r': 'no admite el valor «%s»',
    # The usage, which is printed before, has the choices.
    'invalid choice: %r (choose from %s)': '«%s» no es válido%.0s',
    'invalid choice: %(value)r (choose from %(choices)s)': '«%(value)s» no es válido',
    'ambiguous option: %s could match %s': '%s es ambiguo: puede ser %s',
    'ambiguous option: %(option)s could match %(matches)s': (
        '%(option)s es ambiguo: puede ser %(matches)s'),
}


def _translate(text):
    return _SPANISH.get(text, text)


def _native(text):
    """Text as ``str`` gives it: bytes in Python 2.7, where argparse calls it on messages."""
    return text.encode('utf-8') if str is bytes else text


class _ArgumentError(argparse.ArgumentError):
    """Without the word «argument», which Python 2.7 does not translate; with accents there too."""

    def __str__(self):
        text = errors.message(self.message)
        return _native('{}: {}'.format(self.argument_name, text) if self.argument_name else text)


class Parser(argparse.ArgumentParser):
    """A parser whose own texts are Spanish; it prints accents on Python 2.7 as well."""

    def __init__(self, **options):
        # Its texts go through ``_``, which is gettext's; a catalogue of gettext would have to be a
        # compiled file. Only a program that parses arguments may change these two names, not one
        # that imports this module in the process of a desktop application.
        argparse._ = _translate
        argparse.ArgumentError = _ArgumentError
        argparse.ArgumentParser.__init__(self, **options)

    def error(self, message):
        argparse.ArgumentParser.error(self, errors.message(message))

    def _print_message(self, message, file=None):
        if message:
            _write(message, file or sys.stderr)


def count(text):
    """A number of records."""
    if not text.isdigit() or len(text) > 9:
        raise argparse.ArgumentTypeError(_native('debe ser un número de registros'))
    return int(text)


def confirm(question):
    """Whether the user agrees; False without a terminal."""
    _write('{} (s/n) '.format(question), sys.stdout)
    reply = sys.stdin.readline()
    if not reply:
        show_message('')
    if isinstance(reply, bytes):  # Python 2.7
        reply = reply.decode(getattr(sys.stdin, 'encoding', None) or 'utf-8', 'replace')
    return reply.strip().lower() in ('s', 'si', 'sí')


def _columns():
    """The width of the terminal; Python 2.7 does not know it."""
    return shutil.get_terminal_size().columns if hasattr(shutil, 'get_terminal_size') else 80


class ProgressLine(object):
    """A progress line, overwritten on a terminal; elsewhere a line for every ten percent."""

    def __init__(self):
        self._is_terminal = sys.stdout.isatty()
        self._length = 0
        self._shown = -1

    def show(self, percent, text):
        if self._is_terminal:
            # What fills the last column wraps, and could only be overwritten in part.
            limit = _columns() - 1
            line = text if len(text) <= limit else text[:limit - 3] + '...'
            _write('\r' + line.ljust(min(self._length, limit)), sys.stdout)
            self._length = len(line)
        elif percent // 10 > self._shown:
            self._shown = percent // 10
            show_message(text)

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
        interrupt.ready()
        options.run(options)
    except KeyboardInterrupt:
        show_message(getattr(options, 'stopped', STOPPED))
        return 130
    except Exception as error:
        show_message(errors.user_message(error))
        return 1
    return 0

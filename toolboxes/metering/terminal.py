# -*- coding: utf-8 -*-
"""The command lines: arguments and output in Unicode, faults as one clear message."""
from __future__ import print_function, unicode_literals

import argparse
import sys

from . import faults


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


def main(parser, arguments=None):
    """Runs the chosen command. Gives the process's exit code."""
    options = parser.parse_args(texts(sys.argv[1:] if arguments is None else arguments))
    try:
        options.run(options)
    except faults.MeteringFault as fault:
        say(fault.text)
        return 1
    return 0

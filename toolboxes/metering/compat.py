# -*- coding: utf-8 -*-
"""The names that differ between Python 2.7 and 3."""
from __future__ import unicode_literals

import sys


def system_text(value):
    """Text of an argument, a variable or a path of the system, which are bytes in Python 2.7."""
    if isinstance(value, bytes):
        return value.decode(sys.getfilesystemencoding() or 'utf-8')
    return value

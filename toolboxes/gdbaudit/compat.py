# -*- coding: utf-8 -*-
"""The few names that differ between Python 2.7 and 3, or between versions of numpy."""
from __future__ import unicode_literals

import codecs
import io
import json
import os
import sys

import numpy as np

try:
    text_type = unicode
except NameError:  # Python 3
    text_type = str

# The folder of the package. Python 2.7 has the bytes of its path.
FOLDER = os.path.dirname(os.path.abspath(__file__))
if isinstance(FOLDER, bytes):
    FOLDER = FOLDER.decode(sys.getfilesystemencoding() or 'utf-8')

# numpy 1.9 has no isin, and recent versions have no in1d.
isin = getattr(np, 'isin', None) or np.in1d


def to_text(value):
    """Text of any value; bytes are decoded as UTF-8, damaged ones with U+FFFD."""
    if isinstance(value, text_type):
        return value
    if isinstance(value, bytes):
        return value.decode('utf-8', 'replace')
    try:
        return text_type(value)
    except UnicodeDecodeError:  # Python 2.7: an exception made of bytes
        return to_text(bytes(value))
    except UnicodeEncodeError:  # Python 2.7: an IOError of one text with accents
        return ' '.join(to_text(one) for one in value.args)


def valid_text(value):
    """A text that UTF-8 can encode; other values unchanged. GDAL returns the bytes of damaged texts
    as surrogates, which neither it nor any format of the results accepts."""
    if isinstance(value, text_type):
        try:
            value.encode('utf-8')
        except UnicodeEncodeError:
            return value.encode('utf-8', 'replace').decode('utf-8')
    return value


def read_text(path):
    """The text of a file that a user wrote: in UTF-16 where a mark says so, in UTF-8, or else in
    Windows-1252, of which ISO-8859-1 is a part. Raises IOError."""
    with io.open(path, 'rb') as stream:
        content = stream.read()
    if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return content.decode('utf-16', 'replace')
    try:
        return content.decode('utf-8-sig')
    except UnicodeDecodeError:
        return content.decode('cp1252', 'replace')


def read_json(path):
    """Content of a JSON file. Raises IOError or ValueError."""
    return json.loads(read_text(path))

# -*- coding: utf-8 -*-
"""The texts of a GDAL layer. A shapefile may name no encoding, or another one than it has."""
from __future__ import unicode_literals

import codecs
import re

from ..compat import text_type, valid_text

_ISO = re.compile(r'^ISO.?8859.?1$', re.IGNORECASE)
# Windows writes dashes and quotation marks where ISO-8859-1 has control characters.
_WINDOWS = dict((byte, bytearray([byte]).decode('cp1252', 'replace')) for byte in range(0x80, 0xa0))


def decoder(layer):
    """A function that returns the text of what GDAL read: of a text, in which damaged bytes are
    surrogates, or of bytes."""
    known = layer.GetMetadata('SHAPEFILE') or {}
    encoding = known.get('SOURCE_ENCODING')
    if encoding == '':
        return lambda value: _read(value, undeclared)
    if encoding and _ISO.match(encoding):
        return lambda value: _read(value, _replaced).translate(_WINDOWS)
    return lambda value: _read(value, _replaced)


def _read(value, decode):
    if isinstance(value, text_type):
        try:
            value.encode('utf-8')
            return value
        except UnicodeEncodeError:
            value = value.encode('utf-8', 'surrogateescape')
    return decode(value)


def _replaced(content):
    return content.decode('utf-8', 'replace')


def field_name(name):
    """The name of a shapefile's field as a text. GDAL cuts names to 10 bytes, within a character too
    («DESCRIPCIÓN» is «DESCRIPCI»), and other programs do not name their encoding."""
    if valid_text(name) == name:
        return name
    content = name.encode('utf-8', 'surrogateescape')
    try:
        return codecs.getincrementaldecoder('utf-8')().decode(content)
    except UnicodeDecodeError:
        return content.decode('cp1252', 'replace')


def undeclared(content):
    """The text of bytes without a named encoding: UTF-8, also where the field cut its last
    character; else that of Windows, as ArcGIS and QGIS read it there."""
    utf8 = codecs.getincrementaldecoder('utf-8')()
    try:
        text = utf8.decode(content)
    except UnicodeDecodeError:
        return content.decode('cp1252', 'replace')
    if not utf8.getstate()[0]:
        return text
    is_utf8 = len(text) < len(text.encode('utf-8'))
    return text + '\ufffd' if is_utf8 else content.decode('cp1252', 'replace')

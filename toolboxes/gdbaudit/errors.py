# -*- coding: utf-8 -*-
"""Errors of the engine, each with a Spanish text for the user."""
from __future__ import unicode_literals

import errno

# Why a class cannot be opened. The library's message is English and differs between adapters.
NOT_OPENED = 'sus archivos están dañados, incompletos, comprimidos o en uso por otro programa'

DAMAGED_GEOMETRY = 'una de sus geometrías está dañada o es de un tipo que no se puede revisar'
# What an operating system or a library says of a file is English, and may name its folder.
DAMAGED_FILE = 'está dañado o en uso por otro programa'
_FILE_REASONS = {
    errno.EACCES: 'no tiene permiso de lectura o está abierto en otro programa',
    errno.EISDIR: 'es una carpeta', errno.ENOENT: 'el archivo no existe'}


class AuditError(Exception):
    """Base class. ``text`` is shown to the user unchanged."""

    def __init__(self, text):
        Exception.__init__(self, text)
        self.text = text

    def __str__(self):
        return str(self.text)


class ReadError(AuditError):
    """A class, table or property of the geodatabase could not be read."""


class GeometryError(ReadError):
    """A geometry is damaged, or of a type that the engine does not parse, such as a multipatch."""

    def __init__(self):
        ReadError.__init__(self, DAMAGED_GEOMETRY)


class NotApplicable(AuditError):
    """A check that cannot run on this delivery: it gives ``NO_EJECUTADO`` with this reason."""


def file_reason(error):
    """Why a file of the user cannot be read, in Spanish and without its folder."""
    return _FILE_REASONS.get(getattr(error, 'errno', None), DAMAGED_FILE)

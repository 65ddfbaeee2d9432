# -*- coding: utf-8 -*-
"""The files that the multimedia table names."""
from __future__ import unicode_literals

import os
import re

from .attributes import is_blank, is_placeholder, key_text, placeholders, rows_by_value
from ..compat import to_text
from ..errors import NotApplicable

TABLE, PATH = 'REGISTROSMULTIMEDIATB', 'UBIC_ARCHI'
NO_FOLDER = 'no existe la carpeta de multimedia «{}» de los ajustes.'
_ABSOLUTE = re.compile(r'^([A-Za-z]:|[\\/]|[A-Za-z][A-Za-z0-9+.-]+://)')


def _files(folder):
    """Every file of a folder by its relative path, without case and with plain slashes."""
    found = set()
    for place, _, names in os.walk(folder):
        inside = os.path.relpath(place, folder)
        for name in names:
            found.add(_plain(to_text(os.path.join(inside, name))))
    return found


def _plain(path):
    parts = []
    for part in path.replace('\\', '/').split('/'):
        if part == '..' and parts and parts[-1] != '..':
            parts.pop()
        elif part not in ('', '.'):
            parts.append(part.lower())
    return '/'.join(parts)


def broken_paths(delivery, cls):
    """(path, rows, reason) of the paths of the multimedia table without a file."""
    if cls.model.name.upper() != TABLE or cls.info.field(PATH) is None:
        return []
    values, marks = delivery.column(cls, PATH), placeholders(delivery)
    folder = delivery.settings.general['multimedia']
    if folder and not os.path.isdir(folder):
        raise NotApplicable(NO_FOLDER.format(folder))
    existing = _files(folder) if folder else None
    reasons = {}
    for value in set(values):
        if is_blank(value) or is_placeholder(value, PATH, marks):
            continue
        path = key_text(value)
        if _ABSOLUTE.match(path):
            reasons[value] = 'no es una ruta relativa a la carpeta de la entrega'
        elif existing is not None and _plain(path) not in existing:
            reasons[value] = 'no existe en la carpeta de multimedia'
    return [(value, rows, reasons[value])
            for value, rows in rows_by_value(values, reasons).items()]

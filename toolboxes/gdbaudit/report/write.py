# -*- coding: utf-8 -*-
"""Writes the results, each file atomically."""
from __future__ import unicode_literals

import errno
import os
import re
import sqlite3

from . import compare, document as documents, findings_workbook, geopackage, page
from ..compat import to_text
from ..errors import AuditError

CANNOT_WRITE = 'No se pueden escribir los resultados en «{}»: {}.'
REASONS = {errno.ENOSPC: 'no hay espacio en el disco', errno.EDQUOT: 'no hay espacio en el disco',
           errno.EFBIG: 'no hay espacio en el disco', errno.EACCES: 'no tiene permiso de escritura',
           errno.EPERM: 'no tiene permiso de escritura', errno.ENOENT: 'la carpeta no existe',
           errno.ENOTDIR: 'la ruta no es una carpeta',
           errno.EROFS: 'el disco es de solo lectura'}
IN_USE = 'el archivo «{}» está abierto en otro programa'
NOT_WRITTEN = 'el disco o la red no permitió escribir el archivo «{}»'


def _base_name(document, several):
    """Name of the files: the geodatabase, and the tool when it is the only one of the audit."""
    stem = re.sub(r'(\.(gdb|zip))+$', '', document.name, flags=re.IGNORECASE)
    if not several:
        return '{}_{}'.format(stem, document.results[0].tool)
    return stem + '_hallazgos'


def _write_bytes(content):
    def write(path):
        with open(path, 'wb') as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
    return write


def _replace(temporary, path):
    if hasattr(os, 'replace'):
        os.replace(temporary, path)
        return
    # Python 2.7 on Windows cannot rename onto a file.
    if os.name == 'nt' and os.path.exists(path):
        os.remove(path)
    os.rename(temporary, path)


def _write_file(path, write):
    """Calls ``write(temporary path)`` and renames the file to its path."""
    temporary = '{}.{}.parte'.format(path, os.getpid())
    try:
        if os.path.exists(temporary):
            os.remove(temporary)
        write(temporary)
        _replace(temporary, path)
    except Exception as error:
        if os.path.exists(temporary):
            os.remove(temporary)
        raise AuditError(CANNOT_WRITE.format(os.path.dirname(path), _reason(error, path)))


def _reason(error, path):
    code = getattr(error, 'errno', None)
    if os.name == 'nt' and code == errno.EACCES and os.path.exists(path):
        return IN_USE.format(os.path.basename(path))
    if isinstance(error, sqlite3.Error):  # its messages are English, and have no number in 2.7
        return REASONS[errno.ENOSPC] if 'is full' in to_text(error) else (
            NOT_WRITTEN.format(os.path.basename(path)))
    # Windows gives Python 2.7 bytes.
    return REASONS.get(code) or to_text(getattr(error, 'strerror', None) or error)


def write_results(delivery, results, folder, previous=None, formats=('xlsx', 'json', 'html',
                                                                    'gpkg'), catalogue=None, several=None):
    """Writes the requested formats into an existing folder. Returns the paths. ``several`` says
    whether the audit has more than one tool, also while only the first one has ended.

    Raises ``AuditError`` with the reason; existing files are then preserved.
    """
    if not os.path.isdir(folder):
        code = errno.ENOTDIR if os.path.exists(folder) else errno.ENOENT
        raise AuditError(CANNOT_WRITE.format(folder, REASONS[code]))
    resolved = []
    if previous is not None:
        findings = [one for result in results for one in result.findings]
        resolved = compare.mark(
            findings, previous, [result.tool for result in results],
            delivery.settings.switched_off())
    document = documents.Document(delivery, results, resolved, catalogue)
    writers = {
        'xlsx': lambda: _write_bytes(findings_workbook.to_bytes(document)),
        'json': lambda: _write_bytes(documents.to_json(document)),
        'html': lambda: _write_bytes(page.to_bytes(document)),
        'gpkg': lambda: lambda path: geopackage.write(document, path)}
    base = _base_name(document, len(results) > 1 if several is None else several)
    paths = []
    for name in formats:
        path = os.path.join(folder, '{}.{}'.format(base, name))
        _write_file(path, writers[name]())
        paths.append(path)
    return paths

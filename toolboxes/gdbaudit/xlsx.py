# -*- coding: utf-8 -*-
"""Reads the cells of .xlsx workbooks with the standard library only."""
from __future__ import unicode_literals

import re
import xml.etree.ElementTree as ElementTree
import zipfile

_MAIN = '{http://schemas.openxmlformats.org/spreadsheetml/2006/main}'
_OFFICE = '{http://schemas.openxmlformats.org/officeDocument/2006/relationships}'
_REFERENCE = re.compile(r'^([A-Z]+)(\d+)$')
# The format's form of characters that XML cannot have, such as the `_x000D_` of a line end. A half of
# a pair is no character.
_CODE = re.compile('_x((?![Dd][89A-Fa-f])[0-9A-Fa-f]{4})_')
# Rows and columns beyond these are formatting, not content.
MAX_ROWS, _MAX_COLUMNS = 200000, 1000


def _text(node):
    """The text of a string with its runs; phonetic hints are left out."""
    parts = [one.text or '' for one in node.findall(_MAIN + 't')]
    parts += [one.text or '' for one in node.findall('{0}r/{0}t'.format(_MAIN))]
    return _decoded(''.join(parts))


def _decoded(text):
    return _CODE.sub(
        lambda code: ('\\u' + code.group(1)).encode('ascii').decode('unicode_escape'), text)


def _column(name):
    number = 0
    for character in name:
        number = number * 26 + ord(character) - 64
    return number - 1


def _value(cell, shared):
    kind = cell.get('t', 'n')
    if kind == 'inlineStr':
        inside = cell.find(_MAIN + 'is')
        return '' if inside is None else _text(inside)
    raw = cell.findtext(_MAIN + 'v') or ''
    if kind == 's':
        return shared[int(raw)]
    if kind == 'str':
        return _decoded(raw)
    # Some applications store the number 9377 as 9377.0.
    return raw[:-2] if kind == 'n' and raw.endswith('.0') else raw


def _rows(root, shared):
    table = []
    for row in root.iter(_MAIN + 'row'):
        at = int(row.get('r', len(table) + 1)) - 1
        if at >= MAX_ROWS:
            break
        while len(table) <= at:
            table.append([])
        line = table[at]
        for cell in row.findall(_MAIN + 'c'):
            place = _REFERENCE.match(cell.get('r', ''))
            column = _column(place.group(1)) if place else len(line)
            value = _value(cell, shared)
            if value and column < _MAX_COLUMNS:
                line.extend([''] * (column + 1 - len(line)))
                line[column] = value
    return table


def _parse(archive, name):
    with archive.open(name) as stream:
        return ElementTree.parse(stream).getroot()


def read_worksheets(path):
    """[(name, rows)] of a workbook in the order of its worksheets; rows are lists of texts, '' for
    empty cells, without the empty cells at their end. Another file raises one of many
    exceptions (``zipfile.BadZipfile``, ``KeyError``, ``ParseError``, ``IOError`` …)."""
    with zipfile.ZipFile(path) as archive:
        names = archive.namelist()
        shared = []
        if 'xl/sharedStrings.xml' in names:
            shared = [_text(one) for one in _parse(archive, 'xl/sharedStrings.xml')]
        targets = dict((one.get('Id'), one.get('Target'))
                       for one in _parse(archive, 'xl/_rels/workbook.xml.rels'))
        found = []
        for sheet in _parse(archive, 'xl/workbook.xml').iter(_MAIN + 'sheet'):
            target = targets[sheet.get(_OFFICE + 'id')].lstrip('/')
            member = target if target.startswith('xl/') else 'xl/' + target
            if 'worksheets/' in member:
                found.append((sheet.get('name'), _rows(_parse(archive, member), shared)))
        return found

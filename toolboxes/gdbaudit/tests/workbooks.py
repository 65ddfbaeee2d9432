# -*- coding: utf-8 -*-
"""Writes small workbooks, as spreadsheet programs store them."""
from __future__ import unicode_literals

import zipfile
from xml.sax.saxutils import escape

_MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
_OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
_PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'


def _column_name(column):
    found = ''
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        found = chr(65 + rest) + found
    return found


def _worksheet_xml(rows, shared):
    lines = []
    for number, row in enumerate(rows, 1):
        cells = []
        for column, value in enumerate(row):
            place = '{}{}'.format(_column_name(column), number)
            if value is None or value == '':
                continue
            if isinstance(value, (int, float)):
                cells.append('<c r="{}"><v>{!r}</v></c>'.format(place, value))
            else:
                at = shared.setdefault(value, len(shared))
                cells.append('<c r="{}" t="s"><v>{}</v></c>'.format(place, at))
        lines.append('<row r="{}">{}</row>'.format(number, ''.join(cells)))
    return '<worksheet xmlns="{}"><sheetData>{}</sheetData></worksheet>'.format(
        _MAIN, ''.join(lines))


def write(path, worksheets):
    """``worksheets`` are (name, rows); texts are shared strings, numbers are numbers."""
    shared = {}
    members = {}
    tabs, links = [], []
    for number, (name, rows) in enumerate(worksheets, 1):
        members['xl/worksheets/sheet{}.xml'.format(number)] = _worksheet_xml(rows, shared)
        tabs.append('<sheet name="{}" sheetId="{}" r:id="rId{}"/>'.format(
            escape(name), number, number))
        links.append('<Relationship Id="rId{0}" Type="{1}/worksheet" Target="worksheets/sheet{0}'
                     '.xml"/>'.format(number, _OFFICE))
    members['xl/workbook.xml'] = (
        '<workbook xmlns="{}" xmlns:r="{}"><sheets>{}</sheets></workbook>'.format(
            _MAIN, _OFFICE, ''.join(tabs)))
    members['xl/_rels/workbook.xml.rels'] = '<Relationships xmlns="{}">{}</Relationships>'.format(
        _PACKAGE, ''.join(links))
    texts = sorted(shared, key=shared.get)
    members['xl/sharedStrings.xml'] = '<sst xmlns="{}">{}</sst>'.format(
        _MAIN, ''.join('<si><t>{}</t></si>'.format(escape(one)) for one in texts))
    with zipfile.ZipFile(path, 'w', zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(members):
            archive.writestr(name, members[name].encode('utf-8'))
    return path

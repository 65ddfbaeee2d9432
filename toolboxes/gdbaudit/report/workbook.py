# -*- coding: utf-8 -*-
"""A minimal writer of XLSX workbooks: texts, numbers, links, styles, filters, frozen heads.

ArcGIS Desktop has no library that writes the format. All texts are inline strings, so that no
value is read as a formula; the archive has constant timestamps, so that equal rows give equal bytes.
"""
from __future__ import unicode_literals

import io
import re
import zipfile
from xml.sax.saxutils import escape, quoteattr

from ..compat import text_type
from .document import COLORS
from .workbook_styles import PLAIN, STYLE_SHEET, WRAP

#: What is no character of XML, nor one that a user sees.
NOT_XML = re.compile('[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]'
                      if len('\U00010000') == 1 else '[^\t\n\r\u0020-\ufffd]')
_MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
_OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
_PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
_HEADER = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
_PROPERTIES = _PACKAGE + '/metadata/core-properties'
# What the format reads as the character of a code; `_x005F_` is the underscore that starts one.
_CODE = re.compile('_(?=x[0-9A-Fa-f]{4}_)')
# Longest text of a cell in the format.
MAX_TEXT = 32767
# Height of a line of the font, and of the tallest row: the format allows 409 points.
LINE_POINTS, MAX_LINES = 13.5, 30


class Cell(object):
    """A value with a style and, where it has one, the address of its link."""

    def __init__(self, value, style=PLAIN, link=None):
        self.value = value
        self.style = style
        self.link = link


class Worksheet(object):
    """``rows`` are lists of ``Cell``; ``head`` is the number of the row with the column
    headings (filtered, frozen and repeated on paper), or None. ``widths`` are in characters;
    ``printed`` is how many of the columns are printed, None for all."""

    def __init__(self, name, widths, rows, head=None, printed=None):
        self.name = name
        self.widths = widths
        self.rows = rows
        self.head = head
        self.printed = printed


def column_name(index):
    """A, B … Z, AA … of a column from 0."""
    name = ''
    index += 1
    while index:
        index, rest = divmod(index - 1, 26)
        name = chr(ord('A') + rest) + name
    return name


def _text(value):
    value = NOT_XML.sub('\ufffd', value)
    if len(value) > MAX_TEXT:
        value = value[:MAX_TEXT - 1] + '…'
    return escape(_CODE.sub('_x005F_', value))


def _cell_xml(reference, cell):
    if cell.value is None or cell.value == '':
        return '<c r="{}" s="{}"/>'.format(reference, cell.style)
    if isinstance(cell.value, text_type):
        return '<c r="{}" s="{}" t="inlineStr"><is><t xml:space="preserve">{}</t></is></c>'.format(
            reference, cell.style, _text(cell.value))
    # Python 2.7 writes 5L for a long integer, and floats without their last digits.
    number = repr(cell.value) if isinstance(cell.value, float) else '{}'.format(cell.value)
    return '<c r="{}" s="{}"><v>{}</v></c>'.format(reference, cell.style, number)


def _height(row, widths):
    """The height of a row in points: not every program computes it for wrapped texts."""
    lines = 1
    for cell, width in zip(row, widths):
        if cell.style == WRAP and isinstance(cell.value, text_type):
            lines = max(lines, sum(-(-len(one) // max(int(width) - 2, 1)) or 1
                                   for one in cell.value.splitlines()))
    return min(lines, MAX_LINES) * LINE_POINTS


def _rows_xml(worksheet):
    for number, row in enumerate(worksheet.rows, 1):
        height = _height(row, worksheet.widths)
        yield '<row r="{}"{}>'.format(number, ' ht="{}" customHeight="1"'.format(
            height) if height > LINE_POINTS else '')
        for index, cell in enumerate(row):
            yield _cell_xml('{}{}'.format(column_name(index), number), cell)
        yield '</row>'


def _links(worksheet):
    """(reference, address) of the cells with a link."""
    return [('{}{}'.format(column_name(index), number), cell.link)
            for number, row in enumerate(worksheet.rows, 1)
            for index, cell in enumerate(row) if cell.link]


def _filter_range(worksheet):
    last = column_name(len(worksheet.rows[worksheet.head - 1]) - 1)
    return 'A{}:{}{}'.format(worksheet.head, last, max(len(worksheet.rows), worksheet.head))


def _worksheet_xml(worksheet, selected):
    parts = [_HEADER, '<worksheet xmlns="{}" xmlns:r="{}">'.format(_MAIN, _OFFICE),
             '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
             '<sheetViews><sheetView showGridLines="0" workbookViewId="0"{}>'.format(
                 ' tabSelected="1"' if selected else '')]
    if worksheet.head:
        parts.append('<pane ySplit="{0}" topLeftCell="A{1}" activePane="bottomLeft" '
                     'state="frozen"/>'.format(worksheet.head, worksheet.head + 1))
    parts.append('</sheetView></sheetViews><cols>')
    for index, width in enumerate(worksheet.widths, 1):
        parts.append('<col min="{0}" max="{0}" width="{1}" customWidth="1"/>'.format(index, width))
    parts.append('</cols><sheetData>')
    parts.extend(_rows_xml(worksheet))
    parts.append('</sheetData>')
    if worksheet.head:
        parts.append('<autoFilter ref="{}"/>'.format(_filter_range(worksheet)))
    parts.append(_links_xml(_links(worksheet)))
    parts.append('<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.2" '
                 'footer="0.2"/><pageSetup paperSize="1" orientation="landscape" fitToHeight="0"/>'
                 '<headerFooter><oddFooter>&amp;L&amp;A&amp;R&amp;P / &amp;N</oddFooter>'
                 '</headerFooter></worksheet>')
    return ''.join(parts)


def _links_xml(links):
    """Links inside the workbook (#'Worksheet'!A1) have a location, those outside a relation."""
    parts = []
    for index, (reference, address) in enumerate(links, 1):
        if address.startswith('#'):
            parts.append('<hyperlink ref="{}" location={}/>'.format(
                reference, quoteattr(address[1:])))
        else:
            parts.append('<hyperlink ref="{}" r:id="rId{}"/>'.format(reference, index))
    return '<hyperlinks>{}</hyperlinks>'.format(''.join(parts)) if parts else ''


def _relations_xml(links):
    parts = [_HEADER, '<Relationships xmlns="{}/relationships">'.format(_PACKAGE)]
    for index, (_reference, address) in enumerate(links, 1):
        if not address.startswith('#'):
            parts.append('<Relationship Id="rId{}" Type="{}/hyperlink" Target={} '
                         'TargetMode="External"/>'.format(index, _OFFICE, quoteattr(address)))
    parts.append('</Relationships>')
    return ''.join(parts)


def _workbook_xml(worksheets):
    tabs, names = [], []
    for number, worksheet in enumerate(worksheets, 1):
        tabs.append('<sheet name={} sheetId="{}" r:id="rId{}"/>'.format(
            quoteattr(worksheet.name), number, number))
        if worksheet.head:
            absolute = re.sub(r'([A-Z]+)(\d+)', r'$\1$\2', _filter_range(worksheet))
            quoted = "'{}'".format(escape(worksheet.name))
            names.append('<definedName name="_xlnm._FilterDatabase" localSheetId="{}" hidden="1">'
                         '{}!{}</definedName>'.format(number - 1, quoted, absolute))
            names.append('<definedName name="_xlnm.Print_Titles" localSheetId="{0}">'
                         '{1}!${2}:${2}</definedName>'.format(number - 1, quoted, worksheet.head))
        if worksheet.printed:
            names.append('<definedName name="_xlnm.Print_Area" localSheetId="{}">{}!$A$1:${}${}'
                         '</definedName>'.format(
                             number - 1, "'{}'".format(escape(worksheet.name)),
                             column_name(worksheet.printed - 1), len(worksheet.rows)))
    defined = '<definedNames>{}</definedNames>'.format(''.join(names)) if names else ''
    return ''.join((_HEADER, '<workbook xmlns="{}" xmlns:r="{}"><sheets>'.format(_MAIN, _OFFICE),
                    ''.join(tabs), '</sheets>', defined, '</workbook>'))


def _properties_xml(title):
    """Title and language, which screen readers and the PDF of a spreadsheet program use."""
    return _HEADER + (
        '<cp:coreProperties xmlns:cp="{}" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>{}'
        '</dc:title><dc:language>es-CO</dc:language></cp:coreProperties>'.format(
            _PROPERTIES, escape(NOT_XML.sub('\ufffd', title))))


def _package(title, worksheets):
    """(name, content) of the archive's members."""
    kinds = ''.join(
        '<Override PartName="/xl/worksheets/sheet{}.xml" ContentType="application/vnd.'
        'openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>'.format(number)
        for number in range(1, len(worksheets) + 1))
    yield '[Content_Types].xml', _HEADER + (
        '<Types xmlns="{}/content-types"><Default Extension="rels" ContentType="application/vnd.'
        'openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" '
        'ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>'
        '<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-'
        'officedocument.spreadsheetml.styles+xml"/><Override PartName="/docProps/core.xml" '
        'ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>{}</Types>'.format(
            _PACKAGE, kinds))
    yield '_rels/.rels', _HEADER + (
        '<Relationships xmlns="{0}/relationships"><Relationship Id="rId1" Type="{1}/officeDocument" '
        'Target="xl/workbook.xml"/><Relationship Id="rId2" Type="{0}/relationships/metadata/core-'
        'properties" Target="docProps/core.xml"/></Relationships>'.format(_PACKAGE, _OFFICE))
    yield 'docProps/core.xml', _properties_xml(title)
    yield 'xl/workbook.xml', _workbook_xml(worksheets)
    relations = ''.join(
        '<Relationship Id="rId{0}" Type="{1}/worksheet" Target="worksheets/sheet{0}.xml"/>'.format(
            number, _OFFICE) for number in range(1, len(worksheets) + 1))
    yield 'xl/_rels/workbook.xml.rels', _HEADER + (
        '<Relationships xmlns="{}/relationships">{}<Relationship Id="rIdStyles" Type="{}/styles" '
        'Target="styles.xml"/></Relationships>'.format(_PACKAGE, relations, _OFFICE))
    yield 'xl/styles.xml', _HEADER + STYLE_SHEET.format(main=_MAIN, **COLORS)
    for number, worksheet in enumerate(worksheets, 1):
        yield 'xl/worksheets/sheet{}.xml'.format(number), _worksheet_xml(worksheet, number == 1)
        links = _links(worksheet)
        if links:
            yield 'xl/worksheets/_rels/sheet{}.xml.rels'.format(number), _relations_xml(links)


def to_bytes(title, worksheets):
    """The workbook as bytes; the same worksheets give the same bytes."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, 'w', zipfile.ZIP_DEFLATED) as archive:
        for name, content in _package(title, worksheets):
            # The earliest timestamp of the format, for all members.
            member = zipfile.ZipInfo(str(name), (1980, 1, 1, 0, 0, 0))
            member.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(member, content.encode('utf-8'))
    return buffer.getvalue()

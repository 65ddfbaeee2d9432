# -*- coding: utf-8 -*-
"""The findings workbook: a summary, and one worksheet per tool or more."""
from __future__ import unicode_literals

from . import workbook, workbook_styles as styles
from .document import compared, count_classes, count_severities
from .workbook import Cell, Worksheet
from .. import PROGRAM
from ..core.finding import NOT_RUN, SEVERITY_NAMES
from ..core.texts import count_text, whole

SUMMARY = 'Resumen'
RESOLVED = 'Resueltos'
WHOLE = '(toda la entrega)'
_SEVERITY_STYLES = {'E': styles.ERROR, 'A': styles.WARNING, 'I': styles.INFORMATION}

# Excel's limit of links on a worksheet, far below that of its rows.
MAX_FINDINGS = 65530
# Columns after «Cómo corregir» are not printed: the print would be too small to read.
PRINTED = 12
_RIGHT = (styles.NUMBER, styles.PLACE, styles.ROW)
# Heading, width, value of a finding, style. «Huella», «Aceptado por» and «Motivo» are read when the
# workbook is given as the previous results: a finding is accepted by filling in the last two.
COLUMNS = (
    ('Código', 13, 'code', styles.LINK), ('Severidad', 11, 'severity', None),
    ('Estado', 9, 'state', styles.PLAIN), ('Clase', 24, 'class', styles.WRAP),
    ('Campo', 12, 'field', styles.PLAIN), ('OBJECTID', 10, 'objectid', styles.ROW),
    ('Registros', 10, 'records', styles.NUMBER),
    ('Identificador', 12, 'identifier', styles.WRAP), ('Valor', 13, 'value', styles.WRAP),
    ('Esperado', 13, 'expected', styles.WRAP), ('Hallazgo', 40, 'message', styles.WRAP),
    ('Cómo corregir', 34, 'correction', styles.WRAP), ('X', 14, 'x', styles.PLACE),
    ('Y', 14, 'y', styles.PLACE), ('Todos los OBJECTID', 24, 'objectids', styles.PLAIN),
    ('Base', 64, 'basis', styles.WRAP), ('Huella', 18, 'fingerprint', styles.PLAIN),
    ('Aceptado por', 18, 'accepted_by', styles.PLAIN), ('Motivo', 30, 'reason', styles.WRAP))


def _finding_row(document, finding):
    cells = []
    for _head, _width, name, style in COLUMNS:
        value = getattr(finding, name)
        link = None
        if name == 'severity':
            cells.append(Cell(SEVERITY_NAMES[value], _SEVERITY_STYLES[value]))
            continue
        if name == 'code':
            link = document.link(finding)
            style = style if link else styles.PLAIN
        if name == 'records':
            value = value or None  # what concerns no row, such as a gap
        cells.append(Cell(value, style, link))
    return cells


def _count_worksheets(findings):
    return max(-(-len(findings) // MAX_FINDINGS), 1)


def _worksheets(document, name, title, findings):
    """The worksheets of some findings: one, or as many as Excel's limit requires."""
    count = _count_worksheets(findings)
    for number in range(1, count + 1):
        some = findings[(number - 1) * MAX_FINDINGS:number * MAX_FINDINGS]
        yield _worksheet(
            document, name if number == 1 else '{} ({})'.format(name, number),
            title if count == 1 else '{} (hoja {} de {})'.format(title, number, count), some)


def is_of_findings(name):
    """Whether a worksheet of that name has findings of a tool that are not resolved."""
    return name.split(' (')[0] not in (SUMMARY, RESOLVED)


def _worksheet(document, name, title, findings):
    rows = [[Cell(title, styles.TITLE)],
            [Cell(head, styles.HEAD_NUMBER if style in _RIGHT else styles.HEAD)
             for head, _, _, style in COLUMNS]]
    rows.extend(_finding_row(document, one) for one in findings)
    if not findings:
        rows.append([Cell('Sin hallazgos.', styles.MUTED)])
    return Worksheet(name, [width for _, width, _, _ in COLUMNS], rows, head=2,
                 printed=PRINTED)


def _severity_heads():
    return [Cell(head, styles.HEAD_NUMBER) for head in ('Errores', 'Advertencias', 'Información')]


def _counts(counts, style=styles.NUMBER):
    return [Cell(counts[severity], style) for severity in ('E', 'A', 'I')]


def _tool_rows(document):
    for tool, result in document.tools():
        missing = sum(1 for one in result.findings if one.code == NOT_RUN)
        note = count_text(missing, 'revisión no se ejecutó', 'revisiones no se ejecutaron') if (
            missing) else 'Completa'
        if _count_worksheets(result.findings) > 1:
            note += ' ({} hojas)'.format(_count_worksheets(result.findings))
        yield [Cell(tool.code, styles.LINK, "#'{}'!A1".format(tool.code)), Cell(tool.name)] + (
            _counts(count_severities(result.findings))) + [
                Cell(''), Cell(note, styles.ERROR if missing else styles.PLAIN)]


def _title(document):
    return 'Hallazgos de {}'.format(document.name)


def _summary(document):
    total = count_severities(document.findings)
    rows = [
        [Cell(_title(document), styles.TITLE)],
        [Cell('Programa', styles.MUTED), Cell(PROGRAM, styles.MUTED)],
        [Cell('Modelo', styles.MUTED), Cell(document.edition, styles.MUTED)],
        [Cell('Registros', styles.MUTED), Cell(
            '{} en clases de entidad (FC), {} en tablas (TB)'.format(*[
                whole(document.counts[one]) for one in ('fc_records90', 'tb_records90')]),
            styles.MUTED)]]
    rows.extend([Cell('Comparación', styles.MUTED), Cell(one, styles.MUTED)] for one in compared(document))
    rows += [
        [],
        [Cell('Herramienta', styles.HEAD), Cell('', styles.HEAD)] + _severity_heads() + [
            Cell('', styles.HEAD), Cell('Ejecución', styles.HEAD)]]
    rows.extend(_tool_rows(document))
    rows.append([Cell('Total', styles.TOTAL), Cell('', styles.TOTAL)] + _counts(
        total, styles.TOTAL_NUMBER) + [Cell('', styles.TOTAL)] * 2)
    if document.findings:
        rows.append([])
        rows.append([Cell('Clase', styles.HEAD), Cell('', styles.HEAD)] + _severity_heads())
    for name, counts in count_classes(document.findings):
        rows.append([Cell(name or WHOLE), Cell('')] + _counts(counts))
    return Worksheet(SUMMARY, [28, 48, 12, 14, 14, 2, 34], rows)


def to_bytes(document):
    """The findings workbook (XLSX)."""
    worksheets = [_summary(document)]
    for tool, result in document.tools():
        worksheets.extend(_worksheets(
            document, tool.code, '{} · {}'.format(tool.code, tool.name), result.findings))
    if document.resolved:
        worksheets.extend(_worksheets(
            document, RESOLVED, 'Resueltos desde la revisión anterior', document.resolved))
    return workbook.to_bytes(_title(document), worksheets)

# -*- coding: utf-8 -*-
"""The HTML summary: one file without scripts that opens in any browser and prints well."""
from __future__ import unicode_literals

import re

from xml.sax.saxutils import escape, quoteattr

from .document import compared, count_severities
from .page_styles import STYLES
from .workbook import NOT_XML
from .. import PROGRAM
from ..compat import text_type
from ..core.finding import NOT_RUN, SEVERITY_NAMES
from ..core.texts import place, whole

# The page names the first ones of each tool; the workbook has them all.
MAX_PER_TOOL = 200
MAX_RANGES = 40

# In the order of the columns.
_COUNTS = (('E', 'Errores'), ('A', 'Advertencias'), ('I', 'Información'))


def _head(name, style):
    return '<th scope="col" class="{}">{}</th>'.format(style, escape(name))


def _counts(counts):
    return ''.join('<td class="n{}" data-name="{}">{}</td>'.format(
        '' if counts[one] else ' none', name, whole(counts[one])) for one, name in _COUNTS)


def _summary(document):
    rows = []
    for tool, result in document.tools():
        missing = sum(1 for one in result.findings if one.code == NOT_RUN)
        note = '{} sin ejecutar'.format(whole(missing)) if missing else 'Completa'
        rows.append('<tr><td class="tool"><a href="#{0}"><code>{0}</code></a> {1}</td>{2}'
                    '<td class="state">{3}</td></tr>'.format(
                        tool.code, escape(tool.name), _counts(count_severities(result.findings)),
                        note))
    heads = _head('Herramienta', 'tool') + ''.join(
        _head(name, 'n') for _, name in _COUNTS) + _head('Ejecución', 'state')
    total = ('<tr class="total"><th scope="row" class="tool">Total</th>{}<td class="state"></td>'
             '</tr>').format(_counts(count_severities(document.findings)))
    return '<table class="counts" aria-label="Hallazgos por herramienta"><thead><tr>{}</tr></thead><tbody>{}{}</tbody></table>'.format(
        heads, ''.join(rows), total)


def _breakable(text):
    """A text as HTML; names of classes and fields in it may be broken between their words."""
    return re.sub('(_|[a-z](?=[A-Z]))', r'\1<wbr>', escape(text))


def _place(finding):
    if finding.x is None:
        return ''
    return '<br><code>{}; {}</code>'.format(*place(finding.x, finding.y))


def _first_ranges(objectids):
    parts = text_type(objectids).split(', ')
    return ', '.join(parts[:MAX_RANGES] + (['…'] if len(parts) > MAX_RANGES else []))


def _row(document, finding):
    link = document.link(finding)
    code = '<code>{}</code>'.format(escape(finding.code))
    if link:
        code = '<a href={}>{}</a>'.format(quoteattr(link), code)
    where = _breakable(getattr(finding, 'class') or '')
    if finding.objectid is not None:
        where += '<br>OBJECTID {}'.format(escape(_first_ranges(finding.objectids)))
    state = ' · {}'.format(escape(finding.state)) if finding.state else ''
    return ('<tr><td class="code">{}</td><td class="severity"><span class="{}">{}</span>{}</td>'
            '<td class="where">{}{}</td><td class="message">{}<p>{}</p></td></tr>').format(
                code, finding.severity, SEVERITY_NAMES[finding.severity], state, where,
                _place(finding), _breakable(finding.message), _breakable(finding.correction))


def _section(document, tool, result):
    title = '<h2 id="{0}"><code>{0}</code> {1}</h2>'.format(tool.code, escape(tool.name))
    if not result.findings:
        return title + '<p>Sin hallazgos.</p>'
    shown = result.findings[:MAX_PER_TOOL]
    more = len(result.findings) - len(shown)
    note = '<p>El libro de hallazgos contiene {} más.</p>'.format(whole(more)) if more else ''
    return ('{}<table aria-labelledby="{}"><thead><tr>{}</tr></thead><tbody>{}</tbody></table>'
            '{}').format(
        title, tool.code,
        _head('Código', 'code') + _head('Severidad', 'severity') + _head('Dónde', 'where')
        + _head('Hallazgo', 'message'),
        ''.join(_row(document, one) for one in shown), note)


def to_bytes(document):
    """The page in UTF-8."""
    title = 'Hallazgos de {}'.format(document.name)
    facts = '{}. Modelo: {}. Registros: {} FC, {} TB.'.format(
        PROGRAM, escape(document.edition), *[
            whole(document.counts[one]) for one in ('fc_records90', 'tb_records90')])
    since = ''.join('<p>{}</p>'.format(one) for one in compared(document))
    body = ''.join(_section(document, tool, result) for tool, result in document.tools())
    text = ('<!doctype html>\n<html lang="es-CO"><head><meta charset="utf-8"><title>{title}'
            '</title><meta name="viewport" content="width=device-width, initial-scale=1"><style>'
            '{style}</style></head><body><main><h1>{heading}</h1><p>{facts}</p>{since}{summary}'
            '{body}</main></body></html>\n').format(
                title=escape(title), heading=_breakable(title), style=STYLES, facts=facts,
                since=since, summary=_summary(document), body=body)
    return NOT_XML.sub('\ufffd', text).encode('utf-8')

# -*- coding: utf-8 -*-
"""The HTML summary: one file without scripts that opens in any browser and prints well."""
from __future__ import unicode_literals

from xml.sax.saxutils import escape, quoteattr

from .document import count_severities
from ..compat import text_type
from ..core.finding import NOT_RUN, SEVERITY_NAMES
from ..core.texts import count_text, number, whole

# The page names the first ones of each tool; the workbook has them all.
MAX_PER_TOOL = 200
MAX_RANGES = 40

_STYLE = '''
:root { color-scheme: light dark; --ink: #13231b; --paper: #fbfcfa; --rule: #c9d1cb;
  --muted: #55605a; --e: #a3005f; --a: #8a4b14; --i: #1f5f8b; --link: #1b5e4b; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6ece8; --paper: #101915; --rule: #35433b;
  --muted: #9fb0a6; --e: #ff7ac0; --a: #e8a766; --i: #7fbde8; --link: #7fd0b0; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 72rem; color: var(--ink);
  background: var(--paper); font: 1rem/1.5 system-ui, "Segoe UI", sans-serif; }
h1 { margin: 0 0 .25rem; font-size: 1.75rem; overflow-wrap: anywhere; }
h2 { margin: 2.5rem 0 .5rem; font-size: 1.25rem; }
p { margin: .25rem 0; color: var(--muted); }
table { width: 100%; border-collapse: collapse; margin-top: .75rem; }
th, td { padding: .4rem .6rem; border-bottom: 1px solid var(--rule); text-align: left;
  vertical-align: top; overflow-wrap: anywhere; }
th { font-size: .85rem; color: var(--muted); white-space: nowrap; }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
code { font: .9em ui-monospace, Consolas, monospace; white-space: nowrap; }
.E { color: var(--e); font-weight: 600; } .A { color: var(--a); font-weight: 600; }
.I { color: var(--i); font-weight: 600; } a { color: var(--link); }
.scroll { overflow-x: auto; }
@media print { body { max-width: none; padding: 0; } tr { break-inside: avoid; } }
'''


def _head(name, numeric=False):
    return '<th scope="col"{}>{}</th>'.format(' class="n"' if numeric else '', escape(name))


def _counts(counts):
    return ''.join('<td class="n">{}</td>'.format(counts[one]) for one in ('E', 'A', 'I'))


def _summary(document):
    rows = []
    for tool, result in document.tools():
        missing = sum(1 for one in result.findings if one.code == NOT_RUN)
        note = '{} sin ejecutar'.format(missing) if missing else 'Completa'
        rows.append('<tr><td><a href="#{0}"><code>{0}</code></a></td><td>{1}</td>{2}'
                    '<td>{3}</td></tr>'.format(
                        tool.code, escape(tool.name), _counts(count_severities(result.findings)),
                        note))
    heads = _head('Herramienta') + _head('Qué revisa') + _head('Errores', True) + (
        _head('Advertencias', True) + _head('Información', True) + _head('Ejecución'))
    total = '<tr><th scope="row" colspan="2">Total</th>{}<td></td></tr>'.format(
        _counts(count_severities(document.findings)))
    return '<div class="scroll"><table><thead><tr>{}</tr></thead><tbody>{}{}</tbody></table>' \
           '</div>'.format(heads, ''.join(rows), total)


def _place(finding):
    if finding.x is None:
        return ''
    return '<br><code>{}; {}</code>'.format(number(finding.x, 2), number(finding.y, 2))


def _first_ranges(objectids):
    parts = text_type(objectids).split(', ')
    return ', '.join(parts[:MAX_RANGES] + (['…'] if len(parts) > MAX_RANGES else []))


def _row(document, finding):
    link = document.link(finding)
    code = '<code>{}</code>'.format(escape(finding.code))
    if link:
        code = '<a href={}>{}</a>'.format(quoteattr(link), code)
    where = escape(getattr(finding, 'class') or '')
    if finding.objectid is not None:
        where += '<br>OBJECTID {}'.format(escape(_first_ranges(finding.objectids)))
    state = ' · {}'.format(escape(finding.state)) if finding.state else ''
    return ('<tr><td>{}</td><td><span class="{}">{}</span>{}</td><td>{}{}</td><td>{}<p>{}</p></td>'
            '</tr>').format(
                code, finding.severity, SEVERITY_NAMES[finding.severity], state, where,
                _place(finding), escape(finding.message), escape(finding.correction))


def _section(document, tool, result):
    title = '<h2 id="{0}"><code>{0}</code> {1}</h2>'.format(tool.code, escape(tool.name))
    if not result.findings:
        return title + '<p>Sin hallazgos.</p>'
    shown = result.findings[:MAX_PER_TOOL]
    more = len(result.findings) - len(shown)
    note = '<p>El libro de hallazgos contiene {} más.</p>'.format(whole(more)) if more else ''
    return '{}<div class="scroll"><table><thead><tr>{}</tr></thead><tbody>{}</tbody></table>' \
           '</div>{}'.format(
               title,
               _head('Código') + _head('Severidad') + _head('Dónde') + _head('Hallazgo'),
               ''.join(_row(document, one) for one in shown), note)


def to_bytes(document):
    """The page in UTF-8."""
    title = 'Hallazgos de {}'.format(escape(document.name))
    facts = 'Modelo: {}. Registros: {} FC, {} TB.'.format(
        escape(document.edition), *[
            whole(document.counts[one]) for one in ('fc_records90', 'tb_records90')])
    resolved = ''
    if document.resolved:
        resolved = '<p>{}.</p>'.format(count_text(
            len(document.resolved), 'hallazgo de la revisión anterior está resuelto',
            'hallazgos de la revisión anterior están resueltos'))
    body = ''.join(_section(document, tool, result) for tool, result in document.tools())
    text = ('<!doctype html>\n<html lang="es-CO"><head><meta charset="utf-8"><title>{title}'
            '</title><meta name="viewport" content="width=device-width, initial-scale=1"><style>'
            '{style}</style></head><body><main><h1>{title}</h1><p>{facts}</p>{resolved}{summary}'
            '{body}</main></body></html>\n').format(
                title=title, style=_STYLE, facts=facts, resolved=resolved,
                summary=_summary(document), body=body)
    return text.encode('utf-8')

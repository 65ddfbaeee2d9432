# -*- coding: utf-8 -*-
"""The comparison with previous results: nuevo, abierto, resuelto, aceptado (by whom and why)."""
from __future__ import unicode_literals

import io
import json

from .findings_workbook import COLUMNS, is_of_findings
from ..core.finding import FIELDS, NOT_RUN, SEVERITY_NAMES, Finding
from ..errors import AuditError, file_reason

NEW, OPEN, RESOLVED_STATE, ACCEPTED = 'nuevo', 'abierto', 'resuelto', 'aceptado'
UNREADABLE = 'No se pueden leer los hallazgos anteriores «{}»: {}.'
STRANGE = 'no es el JSON ni el libro de hallazgos que GDB Audit escribe'
# The check of R_INF_01 that reports a class that cannot be opened, instead of NO_EJECUTADO.
NOT_OPENED = '01.01'
_HEADS = dict((head, name) for head, _, name, _ in COLUMNS)
_NUMBERS = {'objectid': int, 'records': int, 'x': float, 'y': float}
_SEVERITIES = dict((name, code) for code, name in SEVERITY_NAMES.items())


def _from_rows(rows):
    """Previous findings from dictionaries."""
    found = []
    for row in rows:
        if not isinstance(row, dict) or not row.get('fingerprint'):
            raise ValueError(STRANGE)
        found.append(Finding(**dict((str(name), row.get(name)) for name in FIELDS)))
    return found


def _read_json(path):
    with io.open(path, encoding='utf-8-sig') as stream:
        content = json.load(stream)
    if isinstance(content, dict):
        content = content.get('findings')
    if not isinstance(content, list):
        raise ValueError(STRANGE)
    return _from_rows(content)


def _read_workbook(path):
    from ..xlsx import read_worksheets
    rows, is_ours = [], False
    for name, table in read_worksheets(path):
        if not is_of_findings(name) or len(table) < 2 or 'Huella' not in table[1]:
            continue
        is_ours = True
        names = [_HEADS.get(head) for head in table[1]]
        for line in table[2:]:
            row = dict((name, value or None) for name, value in zip(names, line) if name)
            if row.get('fingerprint'):
                row['severity'] = _SEVERITIES.get(row['severity'], 'E')
                row.update((name, _number(row.get(name), kind)) for name, kind in _NUMBERS.items())
                row['tool'] = name_of_tool(row['code'], table[0][0])
                rows.append(row)
    if not is_ours:
        raise ValueError(STRANGE)
    return _from_rows(rows)


def _number(text, kind):
    """The number of a cell; None for one that is empty or was changed into another text."""
    try:
        return kind(text)
    except (TypeError, ValueError):
        return None


def name_of_tool(code, title):
    """The tool of a row: from its code, or from its worksheet's title where a check did not run."""
    return title.split(' ')[0] if code == NOT_RUN else 'R_INF_' + code.split('.')[0]


def read_previous(path):
    """The findings of previous results: JSON, or a workbook in which «Aceptado por» and «Motivo»
    were filled in. Raises ``AuditError``."""
    try:
        if path.lower().endswith('.xlsx'):
            return _read_workbook(path)
        return _read_json(path)
    except (IOError, OSError) as error:
        raise AuditError(UNREADABLE.format(path, file_reason(error)))
    except Exception:  # a damaged archive raises many types, with messages in English
        raise AuditError(UNREADABLE.format(path, STRANGE))


def mark(findings, previous, tools, switched_off=()):
    """Sets the state of findings by the previous ones. Returns the previous ones that are resolved.

    ``tools`` are the codes that ran: earlier findings of other tools, of checks that could not run
    this time (NO_EJECUTADO), and of those that are ``switched_off``, are neither open nor resolved.
    """
    not_run = set((one.value, getattr(one, 'class')) for one in findings if one.code == NOT_RUN)
    not_opened = set(getattr(one, 'class') for one in findings if one.code == NOT_OPENED)
    remaining = dict((one.fingerprint, one) for one in previous)
    for one in findings:
        before = remaining.pop(one.fingerprint, None)
        one.state = OPEN if before else NEW
        if before and before.accepted_by and before.reason:
            one.state = ACCEPTED
            one.accepted_by, one.reason = before.accepted_by, before.reason
    resolved = [one for one in previous if one.fingerprint in remaining and one.tool in tools
                and one.code != NOT_RUN and one.code not in switched_off and not _is_unknown(one, not_run, not_opened)]
    for one in resolved:
        one.state = RESOLVED_STATE
    return resolved


def _is_unknown(finding, not_run, not_opened):
    """Whether the check of a finding could not run: at all, or in the finding's class."""
    name = getattr(finding, 'class')
    if name and name in not_opened and finding.tool == name_of_tool(NOT_OPENED, ''):
        return finding.code != NOT_OPENED
    return any(code in (finding.code, finding.tool) and (cls is None or name is None or cls == name)
               for code, cls in not_run)

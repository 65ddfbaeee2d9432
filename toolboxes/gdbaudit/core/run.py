# -*- coding: utf-8 -*-
"""Runs the checks of one tool: findings, progress, and what could not be run."""
from __future__ import unicode_literals

import math

import numpy as np

from . import incomparable, registry, texts, ticking
from .delivery import DeliveredClass
from .finding import ERROR, Finding, NOT_RUN, add_fingerprints, ranges, sort_key
from ..compat import to_text
from ..errors import NOT_OPENED, AuditError

NOT_RUN_TEXT = 'La revisión {code} «{title}» no se ejecutó{where}: {reason}'
NOT_CHECKED = 'La herramienta {} «{}» no revisó «{}»: {}.'
NOT_RUN_FIX = 'Corrija la causa y ejecute de nuevo la herramienta.'
# Most of their checks read no records.
OF_STRUCTURE = ('R_INF_01', 'R_INF_02', 'R_INF_15')
INTERNAL = 'error interno ({}). Envíe este mensaje a soporte.'


class _Stopped(BaseException):
    """Carries an exception of the progress callback past the checks, whose exceptions become
    findings."""

    def __init__(self, error):
        BaseException.__init__(self)
        self.error = error


class Result(object):
    """The result of a tool: ``findings`` sorted; ``complete`` is False when a check did not run.
    ``failure`` is the text of the first one when none did, and None when any did."""

    def __init__(self, tool, findings, complete, failure=None):
        self.tool = tool
        self.findings = findings
        self.complete = complete
        self.failure = failure


class Report(object):
    """Collects the findings of one function of a tool."""

    def __init__(self, delivery, tick):
        self._delivery = delivery
        self._tick = tick
        self._done = 0.0
        self.findings = []

    def tick(self, fraction=None):
        """Reports how much of this function is done (0 … 1), as much as before when it is left out;
        ends the run when the host cancels."""
        self._done = self._done if fraction is None else fraction
        self._tick(self._done)

    def add(self, code, cls=None, rows=None, field=None, value=None, expected=None, place=None,
            wkb=None, severity=None, records=None, correction=None, **words):
        """Adds a finding.

        ``cls`` is a ``DeliveredClass`` or the name of an undelivered class; ``rows`` the
        positions (not OBJECTIDs) of the affected rows; ``place`` (x, y), taken from the first row
        when it is left out; ``wkb`` hexadecimal; ``severity`` where it depends on the case;
        ``correction`` replaces the registry's. ``words`` fill the message besides {clase},
        {campo}, {valor}, {esperado}, {id}, {n} and {cuantos} («5 registros»).
        """
        check = registry.find_check(code)
        default = self._delivery.settings.severity(check)
        if default is None:
            return
        configured = self._delivery.settings.general['severidades'].get(code)
        located = _locate(self._delivery, cls, rows, place)
        value, expected = texts.value_text(_written(cls, field, value)), texts.value_text(expected)
        count = located['records'] if records is None else records
        fill = dict(
            cuantos=texts.count_text(count), n=texts.whole(count), clase=located['class'] or '',
            campo=field or '', valor=value, esperado=expected, id=_named(located))
        fill.update(words)
        fill = dict((name, texts.shortened(one)) for name, one in fill.items())
        self.findings.append(Finding(
            code=code, tool=check.tool, severity=configured or severity or default, field=field,
            value=value or None, expected=expected or None, wkb=wkb,
            message=check.message.format(**fill),
            correction=(correction or check.correction).format(**fill), basis=check.basis,
            edition=self._delivery.model.edition,
            **dict(located, **({} if records is None else {'records': records}))))

    def not_run(self, code, reason, name=None):
        """Adds the finding of a check that was not run, with the reason."""
        check = registry.find_check(code)
        if self._delivery.settings.severity(check) is None:
            return
        where = ' en «{}»'.format(name) if name else ''
        self.findings.append(Finding(
            code=NOT_RUN, tool=check.tool, severity=ERROR, value=code, records=0, basis=check.basis,
            message=NOT_RUN_TEXT.format(
                code=code, title=check.title, where=where, reason=texts.clause(reason)),
            correction=NOT_RUN_FIX, edition=self._delivery.model.edition, **{'class': name}))


def _named(located):
    """The name of a record in messages: its identifier, else its OBJECTID (from 0 in shapefiles)."""
    return located['identifier'] or ('' if located['objectid'] is None else located['objectid'])


def _locate(delivery, cls, rows, place):
    """The fields of a finding that locate it."""
    name = cls if cls is None or isinstance(cls, type('')) else cls.name
    where = {'class': name, 'objectid': None, 'objectids': None, 'records': 0,
             'identifier': None, 'x': None, 'y': None}
    rows = [] if rows is None else [int(row) for row in rows]
    if rows:
        oids = delivery.oids(cls)[rows]
        where['objectid'] = int(min(oids))
        where['objectids'] = ranges(oids)
        where['records'] = len(rows)
        first = rows[int(oids.argmin())]
        identifier = delivery.identifier(cls, first)
        where['identifier'] = texts.value_text(identifier).strip() or None
        if place is None and cls.is_spatial:
            place = delivery.geometries(cls).anchor(first)
    if place is not None and all(_is_finite(one) for one in place):
        # The grid of a file geodatabase: 0.0001 m, or 1e-9 degrees; -0.0 and 0.0 are the same place.
        decimals = 9 if texts.is_in_degrees(*place) else 4
        where['x'], where['y'] = [round(float(one), decimals) + 0.0 for one in place]
    return where


def _written(cls, field, value):
    """A value of a field of single precision as it was written: 0.3, not 0.30000001192092896."""
    info = cls.info.field(field) if isinstance(cls, DeliveredClass) and field else None
    is_single = info is not None and info.type == 'Float' and isinstance(value, float)
    return texts.shortest(value) if is_single else value


def _is_finite(number):
    return not (math.isnan(number) or math.isinf(number))


def _units(delivery, function):
    """(function, class or None, cost) of each unit of the progress."""
    if not function.per_class:
        return [(function, None, 1 + sum(one.info.records for one in delivery.known))]
    return [(function, cls, 1 + cls.info.records) for cls in delivery.known]


def _attempt(work, report, codes, name):
    """Calls a check; what it raises becomes NO_EJECUTADO."""
    try:
        work()
        return
    except AuditError as error:
        reason = error.text
    except MemoryError:
        reason = 'la memoria del equipo no alcanza.'
    except Exception as error:  # A check's failure never ends a run.
        reason = INTERNAL.format('{}: {}'.format(type(error).__name__, to_text(error)))
    for code in codes:
        report.not_run(code, reason, name)


def _not_opened(delivery, code):
    """One NO_EJECUTADO for each class that cannot be opened and that a tool would check; R_INF_01
    has a check for such classes."""
    tool = registry.tool(code)
    checks = [registry.find_check(number) for one in registry.functions(code)
              for number in one.codes if one.per_class or registry.find_check(number).geometry]
    found = []
    for name, _ in delivery.workspace.damaged() if code != 'R_INF_01' else ():
        model = delivery.model.find(name)
        if model and any(not one.geometry or model.geometry in one.geometry for one in checks):
            found.append(Finding(
                code=NOT_RUN, tool=code, severity=ERROR, value=code, records=0,
                basis=checks[0].basis, correction=NOT_RUN_FIX, edition=delivery.model.edition,
                message=NOT_CHECKED.format(code, tool.name, name, NOT_OPENED), **{'class': name}))
    return found


def run_tool(delivery, code, progress=None):
    """Runs a tool. ``progress(fraction, text)`` is called often; an exception of it ends the run."""
    try:
        return _run_tool(delivery, code, progress)
    except _Stopped as stopped:
        raise stopped.error


def _report_progress(progress, fraction, text):
    if progress:
        try:
            progress(fraction, text)
        except BaseException as error:
            raise _Stopped(error)


def _run_tool(delivery, code, progress):
    units = [unit for one in registry.functions(code) for unit in _units(delivery, one)]
    total = float(sum(cost for _, _, cost in units)) or 1.0
    done = 0.0
    delivery.used.clear()
    findings = _not_opened(delivery, code) + incomparable.findings(delivery, code)
    complete = not findings
    for function, cls, cost in units:
        title = registry.find_check(function.codes[0]).title
        text = '{}: {}'.format(title, cls.name) if cls else title

        def tick(fraction, done=done, cost=cost, text=text):
            _report_progress(progress, (done + cost * min(max(fraction, 0.0), 1.0)) / total, text)

        tick(0.0)
        report = Report(delivery, tick)
        if cls:
            def work(function=function, cls=cls, report=report):
                function.work(delivery, cls, report)
        else:
            def work(function=function, report=report):
                function.work(delivery, report)
        # Damaged coordinates overflow; the user's terminal needs no warning in English.
        with ticking.calling(report.tick), np.errstate(all='ignore'):
            _attempt(work, report, function.codes, cls.name if cls else None)
        complete = complete and not any(one.code == NOT_RUN for one in report.findings)
        findings.extend(report.findings)
        done += cost
    findings.sort(key=sort_key)
    add_fingerprints(findings)
    _report_progress(progress, 1.0, registry.tool(code).name)
    return Result(code, findings, complete, _failure(delivery, code, findings))


def _failure(delivery, code, findings):
    """Why no check of a tool ran, whatever the class, or on no class; None when one did."""
    not_run = dict((one.value, one.message) for one in reversed(findings)
                   if one.code == NOT_RUN and getattr(one, 'class') is None)
    wanted = [check.code for check in registry.tool(code).checks.values()
              if delivery.settings.severity(check) is not None]
    if wanted and all(one in not_run for one in wanted):
        return not_run[wanted[0]]
    is_idle = not delivery.known or not delivery.used and code not in OF_STRUCTURE
    if findings and is_idle and all(one.code == NOT_RUN for one in findings):
        return findings[0].message
    return None

# -*- coding: utf-8 -*-
"""Settings of R_INF_04 and R_INF_05, and the texts of rows, places and lengths in findings."""
from __future__ import unicode_literals

from .. import registry, texts
from ..listing import limited

TOOL = 'R_INF_04'
MORE = ' En «{}» hay {} más sin listar.'


def settings(delivery):
    return delivery.settings.tool(TOOL)


def is_on(delivery, code):
    return delivery.settings.severity(registry.find_check(code)) is not None


def listed(delivery, cls, name):
    """Whether a setting that lists classes names the class."""
    return cls.model.name.upper() in [one.upper() for one in settings(delivery)[name]]


def may_overlap(delivery, cls):
    exempt = delivery.model.facts['overlapExempt']
    return cls.model.name in exempt or listed(delivery, cls, 'clases_con_superposicion')


def capped_by_setting(delivery, cls, items, tool=TOOL, count=None):
    """``limited`` with the text of the topology tools, by the setting of ``tool``."""
    limit = delivery.settings.tool(tool)['maximo_por_clase']
    return limited(items, limit, lambda left_out: MORE.format(
        cls.name, texts.whole(left_out)), count)


def label(delivery, cls, row):
    """The name of a row in messages: its OBJECTID and its identifier."""
    found = 'OBJECTID {}'.format(int(delivery.oids(cls)[row]))
    key = texts.value_text(delivery.identifier(cls, row)).strip()
    return '{} ({})'.format(found, key) if key else found


def labels(delivery, cls, rows):
    named = [label(delivery, cls, row) for row in rows[:5]]
    if len(rows) > 5:
        return '{} y {} más'.format(', '.join(named), texts.whole(len(rows) - 5))
    return '{} y {}'.format(', '.join(named[:-1]), named[-1]) if len(named) > 1 else named[0]


def anchor(grid, row):
    vertex = grid.shapes.path_start[grid.shapes.feature_start[row]]
    return grid.place(float(grid.shapes.x[vertex]), float(grid.shapes.y[vertex]))


def at(place):
    """The words {x} and {y} of a message."""
    return dict(zip('xy', texts.place(*place)))


def metres(grid, length):
    return length * grid.metres

# -*- coding: utf-8 -*-
"""The registry of checks: one JSON file per tool, the only source of the texts of checks.

``registry/r_inf_NN.json`` has ``tool``, ``name``, ``settings`` (name -> default and text) and
``checks``: ``code``, ``title``, ``geometry`` (the types it checks; none for attributes),
``severity`` (E, A, I), ``basis``, ``message`` (with named fields), ``why``, ``correction``,
``arcgis`` and ``qgis``.
"""
from __future__ import unicode_literals

import collections
import os

from .. import compat

FOLDER = os.path.join(compat.FOLDER, 'registry')
TOOLS = tuple('R_INF_{:02d}'.format(number) for number in range(1, 16))


class Check(object):
    """One check as the registry describes it; ``tool`` is the code of its tool."""

    def __init__(self, tool, facts):
        self.tool = tool
        self.code = facts['code']
        self.title = facts['title']
        self.geometry = tuple(facts.get('geometry', ()))
        self.severity = facts['severity']
        self.basis = facts['basis']
        self.message = facts['message']
        self.why = facts['why']
        self.correction = facts['correction']
        self.arcgis = facts['arcgis']
        self.qgis = facts['qgis']


class Tool(object):
    """A tool with its checks by code; ``settings`` maps each setting to its default."""

    def __init__(self, facts):
        self.code = facts['tool']
        self.name = facts['name']
        self.settings = dict(
            (name, one['default']) for name, one in facts.get('settings', {}).items())
        self.checks = collections.OrderedDict(
            (one['code'], Check(self.code, one)) for one in facts['checks'])


def _load():
    tools = collections.OrderedDict()
    for code in TOOLS:
        path = os.path.join(FOLDER, code.lower() + '.json')
        if os.path.exists(path):
            tools[code] = Tool(compat.read_json(path))
    return tools


_tools = _load()
_functions = collections.OrderedDict()


def tool(code):
    """The tool of a code. Raises KeyError."""
    return _tools[code]


def tools():
    """Every tool in order."""
    return list(_tools.values())


def find_check(code):
    """The check of a code such as 07.01. Raises KeyError."""
    return _tools['R_INF_' + code.split('.')[0]].checks[code]


class Function(object):
    """A function that runs one check or several; ``per_class`` ones are called once per class."""

    def __init__(self, codes, work, per_class):
        self.codes = codes
        self.work = work
        self.per_class = per_class


def check_class(*codes):
    """Registers ``work(delivery, cls, report)``, called for each delivered class that the model
    knows. An exception ends the check for that class only."""
    return _register(codes, True)


def check_delivery(*codes):
    """Registers ``work(delivery, report)``, called once."""
    return _register(codes, False)


def _register(codes, per_class):
    def decorate(work):
        _functions[codes[0]] = Function(codes, work, per_class)
        return work
    return decorate


def functions(tool_code):
    """The functions of a tool in the order of their codes; its module is imported for it."""
    name = tool_code.lower()
    __import__('gdbaudit.core.tools.' + name)
    prefix = tool_code[-2:] + '.'
    return [_functions[code] for code in sorted(_functions) if code.startswith(prefix)]

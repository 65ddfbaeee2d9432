# -*- coding: utf-8 -*-
"""The settings of an audit: study type, tolerances, accepted additions, severities.

A settings file is JSON: ``{"estudio": "EIA", "adiciones": "adicionados.txt", "severidades":
{"04.11": "I", "09.05": "no"}, "R_INF_06": {"tolerancia_area_ha": 0.001}}``. Missing
keys have their default from the registry.
"""
from __future__ import unicode_literals

import json
import os

from .compat import read_json
from .core import dates, registry
from .core.finding import SEVERITIES
from .errors import AuditError, file_reason

STUDIES = ('DAA', 'EIA', 'PMA', 'ICA')
OFF = 'no'
# None: nothing was declared, and the check that needs it reports that or uses only the data.
GENERAL = {'estudio': None, 'adiciones': None, 'severidades': {}, 'fecha': None,
           'expediente': None, 'operador': None, 'proyecto': None, 'metadatos': None,
           'multimedia': None, 'referencia': None, 'modelo': None}
UNREADABLE = 'No se puede leer el archivo de ajustes «{}»: {}.'
UNKNOWN = 'El archivo de ajustes tiene una clave que no existe: «{}».'
WRONG_STUDY = 'El tipo de estudio «{}» no existe. Use DAA, EIA, PMA o ICA.'
WRONG_SEVERITY = 'La severidad de «{}» debe ser E, A, I o «no».'
WRONG_TYPE = 'El ajuste «{}» debe ser {}.'
WRONG_PARTS = 'El ajuste «{}» debe ser como {}.'
MISSING = 'El ajuste «{}» indica una ruta que no existe: «{}».'
NO_JSON = ('no es JSON válido{}. Revise comas, comillas y llaves; en las rutas de Windows escriba «/» o '
           '«\\\\»')


class Settings(object):
    """``general`` has the keys of GENERAL; ``tool(code)`` those of a tool. Paths are absolute."""

    def __init__(self, general=None, tools=None):
        self.general = dict(GENERAL, **(general or {}))
        self.tools = tools or {}

    def tool(self, code):
        """The settings of a tool, its defaults overridden by the file's."""
        return dict(registry.tool(code).settings, **self.tools.get(code, {}))

    def severity(self, check):
        """E, A or I of a check; None when the file switches it off."""
        configured = self.general['severidades'].get(check.code, check.severity)
        return None if configured == OFF else configured

    def switched_off(self):
        """The codes of the checks that the file switches off."""
        return [code for code, severity in self.general['severidades'].items() if severity == OFF]


_PATHS = ('adiciones', 'metadatos', 'multimedia', 'referencia', 'modelo')
_KINDS = ((bool, 'verdadero o falso'), ((int, float), 'un número'), (list, 'una lista'),
          (dict, 'un objeto'), (type(''), 'un texto'))


def _same_kind(value, default):
    for kinds, _name in _KINDS:
        if isinstance(default, kinds):
            return isinstance(value, kinds) and isinstance(value, bool) == isinstance(default, bool)
    return True


def _has_parts(value, default):
    """Whether the parts of a list or object are like those of the default: a check would fail on others,
    after its run is paid for."""
    if isinstance(default, list):
        first = default[0] if default else 'texto'
        return all(_is_code(one, first) or _same_kind(one, first) and _has_keys(one, first, default)
                   for one in value)
    if isinstance(default, dict):
        return all(_same_kind(one, like) and _has_parts(one, like)
                   for like in list(default.values())[:1] for one in value.values())
    return True


def _is_code(one, first):
    """Whether a code that is a number was written as a text."""
    return isinstance(first, int) and isinstance(one, type('')) and one.isdigit()


def _has_keys(one, first, default):
    if not isinstance(first, dict):
        return _has_parts(one, first)
    return all(_same_kind(one[key], like) and _has_parts(one[key], like) if key in one else (
        any(key not in other for other in default)) for key, like in first.items())


def _example(default):
    """The default as JSON, of a longer one the first part."""
    first = default[:1] or ['texto'] if isinstance(default, list) else dict(sorted(default.items())[:1])
    return json.dumps(first, ensure_ascii=False, sort_keys=True)


def _check_tool(code, configured):
    known = registry.tool(code).settings
    for name, value in configured.items():
        if name not in known:
            raise AuditError(UNKNOWN.format(code + '.' + name))
        if not _same_kind(value, known[name]):
            kind = [text for kinds, text in _KINDS if isinstance(known[name], kinds)][0]
            raise AuditError(WRONG_TYPE.format(code + '.' + name, kind))
        if not _has_parts(value, known[name]):
            raise AuditError(WRONG_PARTS.format(code + '.' + name, _example(known[name])))


def _check_general(general):
    study = general.get('estudio')
    if study is not None and study not in STUDIES:
        raise AuditError(WRONG_STUDY.format(study))
    severities = general.get('severidades', {})
    if not isinstance(severities, dict):
        raise AuditError(WRONG_TYPE.format('severidades', 'un objeto'))
    for code, severity in severities.items():
        try:
            registry.find_check(code)
        except KeyError:
            raise AuditError(UNKNOWN.format('severidades.' + code))
        if severity != OFF and severity not in SEVERITIES:
            raise AuditError(WRONG_SEVERITY.format(code))


def load(path=None):
    """Reads a settings file. Raises ``AuditError`` for invalid settings."""
    if not path:
        return Settings()
    try:
        content = read_json(path)
    except (IOError, OSError) as error:
        raise AuditError(UNREADABLE.format(path, file_reason(error)))
    except ValueError as error:
        line = getattr(error, 'lineno', None)  # not in Python 2.7
        raise AuditError(UNREADABLE.format(
            path, NO_JSON.format(' (línea {})'.format(line) if line else '')))
    if not isinstance(content, dict):
        raise AuditError(UNREADABLE.format(path, 'no es un objeto JSON'))
    tools = dict((key, value) for key, value in content.items() if key in registry.TOOLS)
    general = dict((key, value) for key, value in content.items() if key not in registry.TOOLS)
    for key in general:
        if key not in GENERAL:
            raise AuditError(UNKNOWN.format(key))
    for code, configured in tools.items():
        if not isinstance(configured, dict):
            raise AuditError(WRONG_TYPE.format(code, 'un objeto'))
        _check_tool(code, configured)
    _check_general(general)
    folder = os.path.dirname(os.path.abspath(path))
    for key in _PATHS:
        if general.get(key):
            general[key] = _existing(key, folder, general[key])
    found = Settings(general, tools)
    dates.limit(found)  # a wrong date is reported before a run is reserved, and not within it
    return found


def _existing(key, folder, value):
    if not isinstance(value, type('')):
        raise AuditError(WRONG_TYPE.format(key, 'un texto'))
    path = os.path.join(folder, value)
    if not os.path.exists(path):
        raise AuditError(MISSING.format(key, path))
    return path

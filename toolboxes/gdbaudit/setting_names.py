# -*- coding: utf-8 -*-
"""Names in the settings file against the model: checks ignore one that the model does not have.

The result has each name as the model writes it, so that case does not matter anywhere.
"""
from __future__ import unicode_literals

import re

from .core import metadata_records, texts
from .core.finding import SEVERITIES
from .errors import AuditError
from .settings import STUDIES, Settings

UNKNOWN = 'El ajuste «{}» tiene «{}», que no existe{}.{}'
IN_MODEL = ' en el modelo {}'
NEAREST = ' ¿Quiso decir {}?'
CHOICES = ' Use {}.'
OF_VARIANT = ' Escriba el nombre sin la escala ni el año: «{}».'
WRONG_PATTERN = 'El ajuste «{}» no es una expresión regular válida: «{}».'
EVERY_CLASS = '*'
PAIR_TYPES = ('limites',)
MAX_NEAREST, MAX_CHOICES, MAX_RATIO = 3, 6, 0.4


def nearest(text, names):
    """Up to three names like a text, the nearest first: by edit distance, or those that contain it."""
    wanted = texts.fold(text)
    found = []
    for name in names:
        other = texts.fold(name)
        limit = int(max(len(wanted), len(other)) * MAX_RATIO)
        distance = texts.edit_distance(wanted, other, limit)
        if distance <= limit or len(wanted) > 3 and wanted in other:
            found.append((distance, name))
    return [name for _, name in sorted(found)[:MAX_NEAREST]]


def _quoted(names):
    quoted = ['«{}»'.format(one) for one in names]
    return ' o '.join([', '.join(quoted[:-1])] * (len(quoted) > 1) + quoted[-1:])


class _Names(object):
    """The known names, for the setting under check; each method returns one as it is known."""

    def __init__(self, model, setting, settings):
        self._model = model
        self._setting = setting
        self.settings = settings

    def _classes(self):
        return [one.name for one in self._model.classes.values()]

    def known(self, text, names, shown=None, where='', hint=None):
        """The name that a text is, whatever its case."""
        by_name = dict((one.upper(), one) for one in names)
        if text.upper() in by_name:
            return by_name[text.upper()]
        if not hint:
            like = nearest(text, by_name.values())
            hint = CHOICES.format(_quoted(names)) if len(names) <= MAX_CHOICES else (
                NEAREST.format(_quoted(like)) if like else '')
        raise AuditError(UNKNOWN.format(
            self._setting, text if shown is None else shown, where, hint))

    def cls(self, text, shown=None):
        variant = self._model.find(text)
        return self.known(text, self._classes(), shown, IN_MODEL.format(self._model.edition),
                          OF_VARIANT.format(variant.name) if variant else None)

    def cls_or_all(self, text):
        return text if text == EVERY_CLASS else self.cls(text)

    def field_of(self, classes, text, shown=None):
        names = set(field.name for one in classes
                    for field in self._model.classes[one.upper()].fields.values())
        return self.known(text, names, shown, IN_MODEL.format(self._model.edition))

    def field(self, text):
        """Clase.CAMPO, or *.CAMPO of any class."""
        owner, _, name = text.rpartition('.')
        if owner != EVERY_CLASS:
            owner = self.cls(owner, text)
        classes = self._classes() if owner == EVERY_CLASS else [owner]
        return '{}.{}'.format(owner, self.field_of(classes, name, text))

    def any_field(self, text):
        return self.field_of(self._classes(), text)

    def relation(self, text):
        """Capa>tabla."""
        known = ['{parent}>{child}'.format(**one) for one in self._model.relations]
        return self.known(text, known, where=IN_MODEL.format(self._model.edition))

    def study(self, text):
        return self.known(text, STUDIES)

    def element(self, text):
        return self.known(text, metadata_records.ELEMENTS)

    def medium(self, text):
        return self.known(text, [one['nombre'] for one in self.settings['medios']])

    def layer(self, one):
        """An entry of atributos_por_lugar."""
        layer = self.cls(one['capa'])
        return dict(one, capa=layer, campos=[self.any_field(name) for name in one['campos']],
                    campos_capa=[self.field_of([layer], name) for name in one['campos_capa']])

    def pair(self, one):
        """An entry of pares."""
        made = dict(one, cubre=self.cls(one['cubre']),
                    cubierta=[self.cls(name) for name in one['cubierta']],
                    severidad=self.known(one['severidad'], SEVERITIES))
        if one.get('tipo'):
            made['tipo'] = self.known(one['tipo'], PAIR_TYPES)
        if one.get('campo'):
            made['campo'] = self.field_of(made['cubierta'], one['campo'])
        return made

    def pattern(self, text):
        try:
            re.compile(text)
        except (re.error, OverflowError):
            raise AuditError(WRONG_PATTERN.format(self._setting, text))
        return text


def _list(kind):
    return lambda names, value: [kind(names, one) for one in value]


def _object(key, kind):
    return lambda names, value: dict((key(names, one), kind(names, value[one])) for one in value)


def _field_of_class(names, value):
    return dict((owner, names.field_of([owner], name)) for owner, name in (
        (names.cls(one), value[one]) for one in value))


_CLASSES = _list(_Names.cls)
CHECKED = {
    'R_INF_03': {'patron_expediente': _Names.pattern},
    'R_INF_04': {'clases_totales': _CLASSES, 'clases_con_superposicion': _CLASSES,
                 'clases_de_red': _CLASSES},
    'R_INF_05': {'clases_del_proyecto': _CLASSES},
    'R_INF_07': {'campos_por_estudio': _object(_Names.study, _list(_Names.field)),
                 'campos_condicionales_vacios': _list(_Names.cls_or_all)},
    'R_INF_09': {'identificadores_repetibles': _list(_Names.field),
                 'nombre_de_cada_codigo': _field_of_class},
    'R_INF_10': {'hijas_esperadas': _list(_Names.relation)},
    'R_INF_12': {'atributos_por_lugar': _list(_Names.layer), 'campos_relacion': _list(_Names.any_field),
                 'lineas_abscisado': _CLASSES, 'clases_dentro': _CLASSES,
                 'clases_pueden_exceder': _CLASSES, 'obras': _CLASSES},
    'R_INF_13': {'clases_por_medio': _object(_Names.cls, _Names.medium), 'clases_totales': _CLASSES,
                 'clases_parciales': _CLASSES, 'clases_sin_exceso': _CLASSES},
    'R_INF_14': {'pares': _list(_Names.pair)},
    'R_INF_15': {'elementos_obligatorios': _list(_Names.element)},
}


def checked(settings, model):
    """The settings with the names of a model. Raises ``AuditError`` for one that it does not have."""
    tools = {}
    for code, configured in settings.tools.items():
        tools[code] = dict(configured)
        for name, read in CHECKED.get(code, {}).items():
            if name in configured:
                names = _Names(model, '{}.{}'.format(code, name), settings.tool(code))
                tools[code][name] = read(names, configured[name])
    return Settings(settings.general, tools)

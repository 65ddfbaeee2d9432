# -*- coding: utf-8 -*-
"""R_INF_01: compares fields and domains of the delivery with the model."""
from __future__ import unicode_literals

import collections

from .. import additions, structure, texts
from ..finding import WARNING
from ..listing import join_first
from ..registry import check_class, check_delivery

SHOWN = 10
# Of a name that another one goes on.
SHORTEST = 4
REMOVE_SUBTYPES = ('Quite los subtipos de «{clase}»: en la vista «Subtipos» de ArcGIS Pro, o con «Set '
                   'Subtype Field» y la opción de borrarlo')
ASSIGN = '. Después asigne a «{campo}» el dominio del modelo ({esperado}).'
LIST = ', o incluya «{clase}.{campo}» en el archivo .txt de elementos adicionados.'
# Of a domain on a field for which the model has none.
REMOVE_DOMAIN = ('Retire el dominio «{valor}» de «{campo}» de «{clase}», o inclúyalo en el archivo '
                 '.txt de elementos adicionados.')
# Of a domain that the model does not have.
REMOVE_UNKNOWN = ('Elimine el dominio «{dominio}», o inclúyalo en el archivo .txt de elementos '
                  'adicionados.')


def _match(delivery, cls):
    """The ``FieldMatch`` of a class; every check here needs it."""
    key = ('field match', cls.name)
    if key not in delivery.derived:
        delivery.derived[key] = structure.FieldMatch(cls, delivery.workspace.kind)
    return delivery.derived[key]


def _renamed(field, match):
    """The name under which a missing field was probably delivered: a similar one, or one that goes
    on where the other ends, such as OBSERV and OBSERVACIONES; None for none."""
    extra = [one.name for one in match.extra]
    wanted = texts.fold(field.name)
    longer = [name for name in extra if min(len(name), len(wanted)) >= SHORTEST and (
        texts.fold(name).startswith(wanted) or wanted.startswith(texts.fold(name)))]
    return texts.closest(field.name, extra) or (longer[0] if len(longer) == 1 else None)


@check_class('01.06')
def missing_fields(delivery, cls, report):
    """Every field of the model is delivered."""
    match = _match(delivery, cls)
    for field in match.missing:
        similar = _renamed(field, match)
        report.add('01.06', cls, field=field.name, value=similar, expected=field.name,
                   sugerencia=' ¿Es «{}»?'.format(similar) if similar else '')


@check_delivery('01.07')
def extra_fields(delivery, report):
    """Every other field is listed as an addition."""
    listed = additions.load(delivery)
    for cls in delivery.known:
        match = _match(delivery, cls)
        renamed = set(_renamed(field, match) for field in match.missing)
        for name in [one.name for one in match.extra]:
            if name not in renamed and not any(
                    listed.has_member(owner, name) for owner in (cls.name, cls.model.name)):
                report.add('01.07', cls, field=name, value=name)


@check_class('01.08')
def field_types(delivery, cls, report):
    """Types and lengths are those of the model."""
    kind = delivery.workspace.kind
    for field, found in _match(delivery, cls).pairs:
        if not structure.same_type(field, found, kind):
            length = field.length
            if kind == 'shp' and length:
                length = min(length, structure.DBF_TEXT)
            report.add('01.08', cls, field=field.name,
                       value=structure.type_text(found.type, found.length),
                       expected=structure.type_text(field.type, length))


def _typed_pairs(delivery):
    for cls in delivery.known:
        for field, found in _match(delivery, cls).pairs:
            if structure.same_type(field, found, 'gdb'):
                yield cls, field, found


def _subtypes(delivery, cls):
    key = ('subtypes', cls.name)
    if key not in delivery.derived:
        delivery.derived[key] = delivery.workspace.subtypes(cls.name)
    return delivery.derived[key]


def _assigned(delivery, cls, found):
    """(domain or None, the names of its subtypes) of each domain of a delivered field. What a
    subtype assigns applies to its records in place of the field's own domain."""
    subtypes = _subtypes(delivery, cls)
    groups = collections.OrderedDict()
    for one in subtypes.items if subtypes else ():
        name = one.domains.get(found.name.upper(), found.domain)
        groups.setdefault((name or '').upper(), (name, []))[1].append(one.name)
    if len(groups) > 1:
        return list(groups.values())
    return [(name, []) for name, _ in groups.values()] or [(found.domain, [])]


def _of_subtypes(names):
    return ' en {}'.format(_counted(
        ['«{}»'.format(one) for one in names], 'el subtipo', 'los subtipos', ', ')) if names else ''


@check_delivery('01.09')
def assigned_domains(delivery, report):
    """Fields have the domain of the model assigned, in every subtype of their class."""
    if delivery.workspace.kind != 'gdb':
        return
    listed = additions.load(delivery)
    for cls, field, found in _typed_pairs(delivery):
        subtypes = _subtypes(delivery, cls)
        if subtypes and subtypes.field.upper() == found.name.upper():
            _add_subtype_field(report, cls, field, found, listed)
            continue
        for assigned, names in _assigned(delivery, cls, found):
            _add_domain(delivery, report, cls, field, assigned, names, listed)


def _add_subtype_field(report, cls, field, found, listed):
    """The codes of subtypes are in place of a domain."""
    wanted = field.domain
    detail = 'es el campo de los subtipos de la clase, '
    if wanted:
        if (found.domain or '').upper() != wanted.upper():
            report.add('01.09', cls, field=field.name, value=found.domain, expected=wanted,
                       correction=REMOVE_SUBTYPES + ASSIGN, detalle=detail + (
                           'que ocupan el lugar del dominio «{}»'.format(wanted)))
    elif not listed.has_member(cls.name, field.name):
        report.add('01.09', cls, field=field.name, severity=WARNING,
                   correction=REMOVE_SUBTYPES + LIST,
                   detalle=detail + 'y el modelo no define subtipos')


def _add_domain(delivery, report, cls, field, assigned, names, listed):
    """Reports what a field has assigned, in all its subtypes or in some, unless it is right."""
    wanted = field.domain
    if (assigned or '').upper() == (wanted or '').upper():
        return
    if not assigned and wanted.upper() not in delivery.domains:
        return  # 01.10 reports the missing domain
    where = _of_subtypes(names)
    if not wanted:
        if not listed.has(assigned) and not listed.has_member(cls.name, field.name):
            report.add('01.09', cls, field=field.name, value=assigned, severity=WARNING,
                       correction=REMOVE_DOMAIN, detalle=(
                           'tiene asignado{} el dominio «{}» y el modelo no le define '
                           'ninguno'.format(where, assigned)))
        return
    detail = 'no tiene asignado{} el dominio «{}»'.format(where, wanted)
    if assigned:
        detail = 'tiene asignado{} el dominio «{}» en lugar de «{}»'.format(where, assigned, wanted)
    report.add('01.09', cls, field=field.name, value=assigned, expected=wanted, detalle=detail)


def _counted(items, one, many, separator='; '):
    """The items after ``one`` when there is a single item, otherwise after ``many``."""
    return '{} {}'.format(texts.plural(len(items), one, many), join_first(items, SHOWN, separator))


def _codes(pairs):
    return ['{} («{}»)'.format(*one) for one in pairs]


def _missing_domains(delivery, report):
    """Reports missing domains that fields without a domain need, and those without codes."""
    needed, used = {}, {}
    for cls, field, found in _typed_pairs(delivery):
        if field.domain and field.domain.upper() not in delivery.domains:
            assigned = [(name or '').upper() for name, _ in _assigned(delivery, cls, found)]
            same = field.domain.upper() in assigned
            if same or '' in assigned:  # 01.09 reports another one
                (used if same else needed).setdefault(field.domain, []).append(
                    '{}.{}'.format(cls.name, field.name))
    for names, cause, words in (
            (needed, 'no existe en la geodatabase', ('lo necesita el campo', 'lo necesitan los campos')),
            (used, 'no tiene códigos, porque es de rango o está dañado,', (
                'lo usa el campo', 'lo usan los campos'))):
        for name in sorted(names):
            report.add('01.10', value=name, dominio=name, detalle='{} y {}'.format(
                cause, _counted(names[name], *words)))


def _known_additions(model, name):
    return [code for one in model.facts.get('contradictions', {}).get('codes', [])
            if one['domain'].upper() == name.upper() for code in one['onlyInDictionary']]


def _compare(report, name, difference, listed):
    def add(severity, detail):
        report.add('01.10', value=name, severity=severity, dominio=name, detalle=detail)

    if difference.missing:
        add(None, _counted(
            _codes(difference.missing), 'falta el código', 'faltan los códigos'))
    # 122 labels of the dictionary differ from the template: similar ones may be the dictionary's.
    for near, severity in ((False, None), (True, WARNING)):
        changed = [one for one in difference.changed
                   if bool(texts.closest(one[1], [one[2]])) == near]
        if changed:
            add(severity, _counted(
                ['{} («{}» en lugar de «{}»)'.format(*one) for one in changed],
                'tiene otra descripción el código', 'tienen otra descripción los códigos'))
    for known, severity, text in ((False, None, 'y no {} en el archivo .txt'),
                                  (True, WARNING, 'y {} en el archivo .txt')):
        added = [one for one in difference.added if listed.has_member(name, one[0]) == known]
        if added:
            add(severity, '{} {}'.format(
                _counted(_codes(added), 'se adicionó el código', 'se adicionaron los códigos'),
                text.format(texts.plural(len(added), 'figura', 'figuran'))))


@check_delivery('01.10')
def domain_codes(delivery, report):
    """Domains have the codes and labels of the model."""
    if delivery.workspace.kind != 'gdb':
        return
    listed = additions.load(delivery)
    domains = delivery.stored_domains
    for name in sorted(domains):
        facts = delivery.model.domain(name)
        if facts:
            _compare(report, name, structure.DomainDifference(
                facts, domains[name], _known_additions(delivery.model, name)), listed)
        elif not listed.has(name):
            report.add('01.10', value=name, severity=WARNING, dominio=name, detalle=(
                'no existe en el modelo ni figura en el archivo .txt de elementos adicionados'),
                correction=REMOVE_UNKNOWN)
    _missing_domains(delivery, report)

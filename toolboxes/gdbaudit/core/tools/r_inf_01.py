# -*- coding: utf-8 -*-
"""R_INF_01: general structure, classes and tables; fields and domains are in r_inf_01_fields.

Each cause has one finding: an unknown class is only 01.02; 05.02 reports a multipoint class whose
elements have several points; an empty dataset is reported instead of its classes; a renamed field is
01.06 with the name found, without 01.07; the domain of a field of another type is not checked; a
missing domain is one 01.10, without 01.09.
"""
from __future__ import unicode_literals

from . import r_inf_01_fields  # registers 01.06 to 01.10
from .. import additions, schema, texts
from ..attributes import PROJECT_CLASSES
from ..finding import WARNING
from ..registry import check_class, check_delivery
from ...errors import NOT_OPENED

_GEOMETRIES = {schema.POINT: 'de puntos', schema.MULTIPOINT: 'de multipuntos',
               schema.POLYLINE: 'de líneas', schema.POLYGON: 'de polígonos',
               schema.MULTIPATCH: 'de multiparches (superficies en 3D)'}
OTHER_GEOMETRY = 'de otro tipo de geometría'
EMPTY = 'la geodatabase no contiene clases ni tablas'
ROOT = 'la raíz de la geodatabase'
# The table in which ArcGIS stores the attachments of a class.
ATTACHMENTS = '__ATTACH'
NO_ATTACHMENTS = (
    'Lleve los archivos adjuntos a «RegistrosMultimediaTB» y deshabilítelos en «{}», o incluya '
    '«{{clase}}» en el archivo .txt de elementos adicionados.')
# A «Diagnóstico Ambiental de Alternativas» compares alternatives before there is one project.
_ALTERNATIVES = ('AlternaProyectoPG', 'AlternaProyectoLN')


@check_delivery('01.01')
def unreadable(delivery, report):
    """Every class that is listed can be opened, and there is at least one."""
    damaged = delivery.workspace.damaged()
    for name, _ in damaged:
        report.add('01.01', name, elemento='la clase «{}»'.format(name), causa=NOT_OPENED)
    if not damaged and not delivery.classes:
        report.add('01.01', elemento='la entrega', causa=EMPTY)


@check_delivery('01.02')
def unknown_classes(delivery, report):
    """Every class is in the model, is a variant of one or is listed."""
    listed = additions.load(delivery)
    names = [one.name for one in delivery.model.classes.values()]
    for cls in delivery.classes:
        if cls.model:
            continue
        owner, attached, _ = cls.name.partition(ATTACHMENTS)
        similar = None if attached else texts.closest(cls.name, names)
        report.add('01.02', cls, value=cls.name, expected=similar,
                   severity=WARNING if listed.has(cls.name) else None,
                   edicion=delivery.model.edition,
                   correction=NO_ATTACHMENTS.format(owner) if attached else None,
                   sugerencia=' ¿Quiso decir «{}»?'.format(similar) if similar else '')


@check_class('01.03')
def datasets(delivery, cls, report):
    """Feature classes lie in the dataset of the model."""
    wanted = cls.model.dataset
    if delivery.workspace.kind != 'gdb' or not cls.is_spatial or not wanted:
        return
    if (cls.info.dataset or '').upper() != wanted.upper():
        found = '«{}»'.format(cls.info.dataset) if cls.info.dataset else ROOT
        report.add('01.03', cls, value=cls.info.dataset or '/', expected=wanted, lugar=found)


def _kind(info_kind, geometry):
    if info_kind == schema.TABLE:
        return 'una tabla'
    return 'una capa ' + _GEOMETRIES.get(geometry, OTHER_GEOMETRY)


@check_class('01.04')
def geometry_types(delivery, cls, report):
    """A class is a table or has the geometry type of the model."""
    info, wanted = cls.info, cls.model
    if info.kind == wanted.kind and info.geometry == wanted.geometry:
        return
    if info.geometry == schema.MULTIPOINT and wanted.geometry == schema.POINT:
        if info.records and (delivery.geometries(cls).part_counts() > 1).any():
            return
    report.add('01.04', cls, value=info.geometry or info.kind,
               expected=wanted.geometry or wanted.kind, tipo=_kind(info.kind, info.geometry),
               tipo_modelo=_kind(wanted.kind, wanted.geometry))


def _empty_datasets(delivery):
    """Datasets without a record. One without a class that opens is unknown when some do not."""
    datasets = {}
    for cls in delivery.classes:
        if cls.info.dataset:
            key = cls.info.dataset.upper()
            datasets[key] = datasets.get(key, 0) + cls.info.records
    return [name for name in delivery.workspace.datasets() if not datasets.get(name.upper(), 0) and (
        name.upper() in datasets or not delivery.workspace.damaged())]


@check_delivery('01.05')
def empty(delivery, report):
    """No dataset, class or table is empty."""
    names = _empty_datasets(delivery)
    for name in names:
        report.add('01.05', name, elemento='El conjunto de datos')
    covered = set(name.upper() for name in names)
    for cls in delivery.known:
        if not cls.info.records and (cls.info.dataset or '').upper() not in covered:
            report.add('01.05', cls, elemento='La capa' if cls.is_spatial else 'La tabla')


@check_delivery('01.11')
def follow_up_tables(delivery, report):
    """Tables of the follow-up come with an ICA, and with nothing else."""
    study = delivery.settings.general['estudio']
    if not study:
        return
    filled = [one for one in delivery.known if one.model.follow_up_only and one.info.records]
    if study != 'ICA':
        for cls in filled:
            report.add('01.11', cls, value=study, expected='ICA', detalle=(
                '«{}» solo se presenta en seguimiento (ICA) y el estudio declarado es {}'.format(
                    cls.name, study)))
    elif not filled:
        report.add('01.11', value=study, detalle=(
            'el estudio declarado es ICA y la entrega no trae ninguna tabla «Seg_» con registros'))


def _delivered(delivery, names):
    damaged = set(name.upper() for name, _ in delivery.workspace.damaged())
    return any(name.upper() in damaged or any(
        one.info.records for one in delivery.variants(name)) for name in names)


@check_delivery('01.12')
def minimal_set(delivery, report):
    """The project and its area of influence are delivered, unless no class has records."""
    if not any(one.info.records for one in delivery.classes):
        return
    project = PROJECT_CLASSES
    if delivery.settings.general['estudio'] in (None, 'DAA'):
        project += _ALTERNATIVES
    if not _delivered(delivery, project):
        report.add('01.12', 'AreaProyecto', expected='AreaProyecto o LineaProyecto',
                   faltante='«AreaProyecto» ni «LineaProyecto»')
    if not _delivered(delivery, ('AreaInfluencia',)):
        report.add('01.12', 'AreaInfluencia', expected='AreaInfluencia',
                   faltante='«AreaInfluencia»')

# -*- coding: utf-8 -*-
"""R_INF_02: coordinate systems.

One finding for one cause: a class without a system is 02.01, one of another datum 02.04, one with
MAGNA-SIRGAS but another projection 02.02, and none of these is checked further. Mixed systems
(02.03) are counted among the accepted ones only, once for the delivery. Coordinates that do not
fit their system (02.05) are one finding for the delivery when no class fits, else one per class.
"""
from __future__ import unicode_literals

import numpy as np

from .. import location, srs as systems, texts
from ..registry import check_class, check_delivery
from ...errors import AuditError

UNKNOWN = 'un sistema que no se reconoce'
MISLABELLED = ' Pero sus coordenadas no son de ese sistema: parecen estar en {}.'
REDEFINE = (
    'Compruebe en qué sistema están las coordenadas de «{clase}» y asígneselo sin transformarlas: «Definir '
    'proyección» (Define Projection) en ArcGIS, «Asignar proyección» en QGIS. Después proyecte la capa al '
    'sistema de la entrega, si es otro.')
GEOGRAPHIC = '{} (coordenadas geográficas, en grados)'
_DATUMS = {'BOGOTA': 'Bogotá 1975', 'WGS84': 'WGS 84'}


def _system(cls):
    """The ``Srs`` of a feature class; None for a table, no system or an unknown one."""
    return systems.parse(cls.info.wkt) if cls.is_spatial and cls.info.wkt else None


def _accepted(cls):
    found = _system(cls)
    return systems.accepted_code(found) if found else None


def _described(found):
    if found is None:
        return UNKNOWN
    return found.name if found.is_projected else GEOGRAPHIC.format(found.name)


@check_class('02.01')
def has_system(delivery, cls, report):
    """Feature classes have a coordinate system."""
    if not cls.is_spatial or cls.info.wkt:
        return
    fits = location.guess(delivery.geometries(cls).bounds(), None) if cls.info.records else None
    report.add('02.01', cls, sugerencia=(
        ' Sus coordenadas parecen estar en {}.'.format(fits) if fits else ''))


def _wrong_label(delivery, cls, found):
    """(hint, correction) where no feature lies in Colombia in the system that is declared, but all
    do in another one: to transform such a class would move it. ('', None) elsewhere."""
    if not cls.info.records or found is not None and found.is_projected and (
            found.method != systems.TRANSVERSE_MERCATOR):
        return '', None
    try:
        bounds = delivery.geometries(cls).bounds()
    except AuditError:  # 02.05, and the tools that need the geometries, say so
        return '', None
    bounds = bounds[~np.isnan(bounds[:, 0])]
    if found is not None and location.bounds_inside(found, bounds).any():
        return '', None
    fits = location.guess(bounds, found)
    return (MISLABELLED.format(fits), REDEFINE) if fits else ('', None)


@check_class('02.02')
def accepted_system(delivery, cls, report):
    """The parameters are those of an accepted system; name and code do not count."""
    if not cls.is_spatial or not cls.info.wkt or _accepted(cls):
        return
    found = _system(cls)
    if found is None or systems.datum_family(found) == 'MAGNA':
        hint, correction = _wrong_label(delivery, cls, found)
        report.add('02.02', cls, value=found.name if found else UNKNOWN,
                   expected='EPSG:9377, 3114-3118', srs=_described(found), sugerencia=hint,
                   correction=correction)


def _listed(delivery, by_code):
    """«a en 10 capas; b en Rio»: each system with its classes."""
    parts = []
    for code in sorted(by_code, key=lambda one: (-len(by_code[one]), one)):
        names = by_code[code]
        where = '«{}»'.format('», «'.join(names)) if len(names) <= 3 else (
            '{} capas'.format(len(names)))
        parts.append('{} (EPSG:{}) en {}'.format(systems.ALLOWED[code].name, code, where))
    return '; '.join(parts)


@check_delivery('02.03')
def one_system(delivery, report):
    """All classes have the same of the accepted systems."""
    by_code = {}
    for cls in delivery.known:
        code = _accepted(cls)
        if code:
            by_code.setdefault(code, []).append(cls.name)
    if len(by_code) > 1:
        report.add('02.03', value=', '.join('{}'.format(code) for code in sorted(by_code)),
                   records=0, cuantos=len(by_code), lista=_listed(delivery, by_code))


@check_class('02.04')
def datum(delivery, cls, report):
    """The datum is MAGNA-SIRGAS."""
    found = _system(cls)
    if found is None or _accepted(cls):
        return
    family = systems.datum_family(found)
    if family != 'MAGNA':
        name = _DATUMS.get(family, family)
        hint, correction = _wrong_label(delivery, cls, found)
        report.add('02.04', cls, value=name, expected='MAGNA-SIRGAS', datum=name,
                   srs=_described(found), sugerencia=hint, correction=correction)


def _outside(delivery, cls, found):
    """Bounds of the features, and which of them lie outside of Colombia in their system."""
    bounds = delivery.geometries(cls).bounds()
    return bounds, np.flatnonzero(~location.bounds_inside(found, bounds))


@check_delivery('02.05')
def coordinates_fit(delivery, report):
    """Coordinates lie in Colombia's land and sea in the system that the class declares."""
    placed, astray = [], []
    for cls in delivery.known:
        if not cls.info.records or not _accepted(cls):
            continue
        found = systems.ALLOWED[_accepted(cls)]
        try:
            bounds, rows = _outside(delivery, cls, found)
        except AuditError as error:  # rows, or a geometry, that cannot be read
            report.not_run('02.05', error.text, cls.name)
            continue
        inside = np.delete(bounds, rows, axis=0)
        if location.center(found, inside):
            placed.append(location.center(found, inside))
        if len(rows):
            astray.append((cls, found, bounds[rows], rows))
    if not placed and len(astray) > 1:
        _all_astray(astray, report)
        return
    reference = tuple(float(np.median(one)) for one in zip(*placed)) if placed else None
    for cls, found, bounds, rows in astray:
        report.add('02.05', cls, rows, value=found.name, donde='de «{}»'.format(cls.name),
                   causa=_cause(location.guess(bounds, found, reference)))


def _cause(fits):
    return ' Parecen estar en {}.'.format(fits) if fits else (
        ' No corresponden a ninguno de los sistemas admitidos.')


def _all_astray(astray, report):
    """The whole delivery was declared in a wrong system: one cause, one finding."""
    declared = astray[0][1]
    bounds = np.concatenate([one[2] for one in astray])
    report.add('02.05', value=declared.name, records=sum(len(one[3]) for one in astray),
               donde='de toda la entrega ({} capas)'.format(len(astray)),
               causa=_cause(location.guess(bounds, declared)))


@check_class('02.06')
def precision(delivery, cls, report):
    """XY tolerance and resolution are those of the template."""
    if delivery.workspace.kind != 'gdb' or not cls.is_spatial or not _accepted(cls):
        return
    crs = delivery.model.facts['crs']
    wanted = (crs['xyTolerance'], 1.0 / crs['xyScale'])
    found = (cls.info.xy_tolerance, cls.info.xy_resolution)
    if any(actual is not None and abs(actual - want) > want * 1e-6
           for actual, want in zip(found, wanted)):
        tolerance, resolution = [
            '?' if one is None else texts.number(float('{:.6g}'.format(one))) for one in found]
        report.add('02.06', cls, value='{} / {}'.format(tolerance, resolution),
                   expected='{} / {}'.format(*[texts.number(one) for one in wanted]),
                   tolerancia=tolerance, resolucion=resolution)


@check_class('02.07')
def flat(delivery, cls, report):
    """Geometries have neither Z nor M."""
    found = ' y '.join(
        mark for mark, there in (('Z', cls.info.has_z), ('M', cls.info.has_m)) if there)
    if found:
        report.add('02.07', cls, value=found, valores=found)

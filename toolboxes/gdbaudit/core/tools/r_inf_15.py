# -*- coding: utf-8 -*-
"""R_INF_15: metadata, from the 40-column workbook, XML documents or the items themselves.

Each check applies to the sources that can have the value: headings (15.03), file name (15.10) and
the documental record (15.11) belong to the workbook. A delivery without any metadata is one 15.01;
the lists of the template are checked where ISO 19115 defines them. A class whose coordinates do not
fit its system (02.05) or whose system is not accepted (02.02, 02.04) has no extent or code to
compare.
"""
from __future__ import unicode_literals

import os
import re

from .. import metadata_content as content, metadata_records, metadata_values as values, texts
from ..registry import check_delivery

BASE_CARTOGRAPHY = 'CARTOBASE'
LONGEST_NAME = 40
_FILE_NAME = re.compile(r'^[A-Za-z]{2,5}_(\d{6})_[A-Za-z0-9-]+$')


def _filled_layers(delivery):
    return [one for one in delivery.known if one.is_spatial and one.info.records]


def _missing_records(context):
    for name, reason in context.source.unreadable:
        context.report.not_run('15.01', reason, name)
    layers = _filled_layers(context.delivery)
    names = set(one.name.upper() for one in context.source.records)
    names.update(name.upper() for name, _ in context.source.unreadable)
    missing = [one for one in layers if one.name.upper() not in names]
    if missing and not names:
        context.report.add('15.01', records=0, detalle=(
            'la entrega no trae metadatos de {}: {}'.format(
                texts.plural(len(missing), 'su única capa con registros',
                             'sus {} capas con registros'.format(len(missing))),
                content.listed([one.name for one in missing]))))
        return
    for cls in missing:
        context.report.add('15.01', cls, detalle='no hay metadato para «{}»'.format(cls.name))


def _strange_records(context):
    rasters = set(one['name'].upper() for one in context.delivery.model.facts['rasters'])
    not_opened = set(name.upper() for name, _ in context.delivery.workspace.damaged())
    for record in context.source.records:
        name = record.name.upper()
        if not (record.is_documental or not name or name == BASE_CARTOGRAPHY or name in rasters or (
                name in not_opened) or context.delivery.find(name)):
            context.add('15.02', record, value=record.name)


def _heading_errors(headings, columns):
    filled = [one for one in headings if one.strip()]
    keys = [metadata_records.heading_key(one) for one in filled]
    wanted = [metadata_records.heading_key(one) for one in columns]
    if keys == wanted:
        return None
    missing = [one for one, key in zip(columns, wanted) if keys.count(key) < wanted.count(key)]
    added = [one for one, key in zip(filled, keys) if keys.count(key) > wanted.count(key)]
    parts = []
    if missing:
        parts.append('{} {}'.format(texts.plural(
            len(missing), 'falta la columna', 'faltan las columnas'), content.listed(missing)))
    if added:
        parts.append('{} {}'.format(texts.plural(
            len(added), 'sobra la columna', 'sobran las columnas'), content.listed(added)))
    return '; '.join(parts) or 'las columnas no están en el orden de la plantilla'


def _headings(context):
    if context.is_workbook:
        detail = _heading_errors(context.source.headings, list(
            context.delivery.model.facts['metadata']['columns']))
        if detail:
            context.report.add('15.03', detalle=detail, value=os.path.basename(context.source.path))


def _file_name(context):
    if not context.is_workbook:
        return
    name = os.path.splitext(os.path.basename(context.source.path))[0]
    parts = _FILE_NAME.match(name)
    problems = []
    if len(name) > LONGEST_NAME:
        problems.append('tiene {} caracteres y se admiten {}'.format(len(name), LONGEST_NAME))
    if not parts or not values.is_date('20' + parts.group(1), False):
        problems.append('no tiene la forma TIPO_aammdd_EXPEDIENTE, sin espacios ni caracteres '
                      'especiales')
    if problems:
        context.report.add('15.10', value=name, expected='TIPO_aammdd_EXPEDIENTE',
                           detalle='; '.join(problems))


def _documental(context):
    if context.is_workbook and 'tipo_metadato' in context.source.elements:
        count = len([one for one in context.source.records if one.is_documental])
        if count != 1:
            context.report.add('15.11', value=count, expected=1, records=count)


@check_delivery('15.01', '15.02', '15.03', '15.04', '15.05', '15.06', '15.07', '15.08', '15.09',
                '15.10', '15.11')
def metadata(delivery, report):
    """Reads the metadata once and runs every check on them."""
    context = content.Context(delivery, metadata_records.load(delivery), report)
    checks = (
        _missing_records, _strange_records, _headings, content.check_required,
        content.check_identifiers, content.check_values, content.check_titles,
        content.check_extents, content.check_codes, _file_name, _documental)
    for number, check in enumerate(checks):
        report.tick(number / float(len(checks)))
        check(context)

# -*- coding: utf-8 -*-
"""Metadata of a delivery as records of the institutional template, from any source.

The workbook (template v4.0) has a worksheet with its 40 columns under a row of headings. XML
documents are files in a folder, named after their class, or the item metadata of the geodatabase.
"""
from __future__ import unicode_literals

import os
import xml.etree.ElementTree as ElementTree

from . import metadata_xml, structure
from .. import xlsx
from ..compat import read_text
from ..errors import AuditError, NotApplicable, file_reason

#: The keys of the template's 40 columns, in their order; settings and checks use them.
ELEMENTS = (
    'id', 'tipo_metadato', 'capa', 'titulo', 'fecha', 'tipo_fecha', 'resumen', 'organizacion',
    'cargo', 'telefono', 'direccion', 'ciudad', 'departamento', 'correo', 'rol', 'palabras_clave',
    'tipo_palabra_clave', 'restricciones_uso', 'otras_restricciones', 'representacion',
    'denominador', 'tema', 'oeste', 'este', 'sur', 'norte', 'src', 'espacio_codigos',
    'tipo_elemento', 'declaracion', 'organizacion_metadato', 'correo_metadato', 'rol_metadato',
    'fecha_metadato', 'tipo_fecha_metadato', 'perfil', 'estandar', 'edicion_estandar', 'formato',
    'trd')
#: Those that a documental record does not have.
GEOGRAPHIC_ONLY = (
    'palabras_clave', 'tipo_palabra_clave', 'otras_restricciones', 'representacion', 'denominador',
    'tema', 'oeste', 'este', 'sur', 'norte', 'src', 'espacio_codigos', 'declaracion')
UNREADABLE = 'No se puede leer el archivo de metadatos «{}»: {}.'
WRONG_KIND = 'no es un libro .xlsx, un documento .xml ni una carpeta de documentos .xml'
NO_WORKBOOK = 'no es un libro .xlsx, está dañado o tiene contraseña'
NOT_PARSED = 'el documento .xml está mal formado en la línea {}'
NO_SHEET = 'ninguna hoja tiene los encabezados de la plantilla institucional'
_HEADINGS_WITHIN = 20
_MIN_HEADINGS = 10


class Record(object):
    """One record: ``values`` by element, ``where`` it is («fila 7», a file)."""

    def __init__(self, name, values, where, is_documental=False):
        self.name = name
        self.values = values
        self.where = where
        self.is_documental = is_documental

    def get(self, element):
        return self.values.get(element, '')


class Source(object):
    """All records. ``elements`` are those that this kind of source can have; ``headings`` the
    row of a workbook, None of other sources; ``unreadable`` (class, reason) of documents."""

    def __init__(self, records, elements, path=None, headings=None, unreadable=()):
        self.records = records
        self.elements = elements
        self.path = path
        self.headings = headings
        self.unreadable = unreadable


def heading_key(text):
    """A heading without its notes in brackets, accents, case and punctuation."""
    return structure.label_key(text.split('(')[0])


def load(delivery):
    """The metadata that the settings name, or else those of the items. Raises ``AuditError``."""
    path = delivery.settings.general['metadatos']
    if not path:
        return _from_items(delivery)
    name = os.path.basename(os.path.normpath(path))
    try:
        if os.path.isdir(path):
            names = sorted(name for name in os.listdir(path) if name.lower().endswith('.xml'))
            return _from_files(path, names)
        if path.lower().endswith('.xml'):
            return _from_files(os.path.dirname(path), [os.path.basename(path)])
        if path.lower().endswith('.xlsx'):
            return _from_workbook(path, delivery.model.facts['metadata']['columns'])
    except AuditError:
        raise
    except EnvironmentError as error:
        raise AuditError(UNREADABLE.format(name, file_reason(error)))
    except Exception:  # a damaged archive raises many types
        raise AuditError(UNREADABLE.format(name, NO_WORKBOOK))
    raise AuditError(UNREADABLE.format(name, WRONG_KIND))


def _from_items(delivery):
    def read(name):
        return delivery.workspace.metadata(name)

    names = [(one.name, one.name) for one in delivery.known if one.is_spatial]
    return _from_documents(names, read)


def _from_files(folder, names):
    def read(name):
        return read_text(os.path.join(folder, name))

    stems = [name[:-8] if name.lower().endswith(('.shp.xml', '.dbf.xml')) else name[:-4]
             for name in names]
    return _from_documents(zip(stems, names), read, folder)


def _from_documents(names, read, folder=None):
    """``names`` are (class, argument of ``read``, which returns its XML text)."""
    records, unreadable = [], []
    for name, place in names:
        try:
            text = read(place)
            found = metadata_xml.read(text) if text else None
        except NotApplicable:
            raise
        except AuditError as error:
            unreadable.append((name, error.text))
            continue
        except ElementTree.ParseError as error:
            unreadable.append((name, UNREADABLE.format(
                place, NOT_PARSED.format(error.position[0]))))
            continue
        except Exception as error:  # of the file, of arcpy, or texts that XML does not have
            unreadable.append((name, UNREADABLE.format(place, file_reason(error))))
            continue
        if found:
            records.append(Record(name, found, place))
    return Source(records, metadata_xml.CARRIED, folder, unreadable=unreadable)


def _find_headings(worksheets, columns):
    """(rows, number of the headings' row) of the worksheet that has most of the columns."""
    wanted = set(heading_key(one) for one in columns)
    best = (0, None, None)
    for _, rows in worksheets:
        for number, row in enumerate(rows[:_HEADINGS_WITHIN]):
            count = len(wanted & set(heading_key(one) for one in row if one))
            if count > best[0]:
                best = (count, rows, number)
    if best[0] < _MIN_HEADINGS:
        raise AuditError(NO_SHEET + '.')
    return best[1], best[2]


def _positions(headings, columns):
    """Element -> column: by its whole heading, else the first free one with its first words."""
    free = list(range(len(headings)))
    found = {}
    for key_of in (structure.label_key, heading_key):
        for element, column in zip(ELEMENTS, columns):
            if element in found:
                continue
            at = [one for one in free if key_of(headings[one]) == key_of(column)]
            if at:
                found[element] = at[0]
                free.remove(at[0])
    return found


def _from_workbook(path, columns):
    rows, number = _find_headings(xlsx.read_worksheets(path), columns)
    headings = rows[number]
    places = _positions(headings, columns)
    records = []
    for at, row in enumerate(rows[number + 1:], number + 2):
        values = dict((element, row[place].strip()) for element, place in places.items()
                      if place < len(row))
        if len([one for one in values.values() if one]) < 3:
            continue  # notes under the headings and empty rows
        records.append(Record(
            values.get('capa', ''), values, 'fila {}'.format(at),
            structure.label_key(values.get('tipo_metadato')).startswith('DOCUMENT')))
    return Source(records, tuple(one for one in ELEMENTS if one in places), path, headings)

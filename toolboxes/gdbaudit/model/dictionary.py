# -*- coding: utf-8 -*-
"""Reads the authority's dictionary of geographic data, a workbook.

The layout is free. In every worksheet a row with known headings starts a table, and the headings
decide its kind:

* fields: «Campo» with «Tipo» or «Obligación», and «Clase» (or «Capa», «Tabla»), «Longitud»,
  «Dominio», «Llave», «Relación» (``Clase.CAMPO``, after «cuando CAMPO = código» where another
  field names the class) and «Condición» (``CAMPO = código``);
* classes: «Clase» without «Campo», and «Código», «Medio», «Tema»;
* domains: «Código» with «Descripción», and «Dominio».

Headings ignore case, accents, blanks and punctuation. Where a table has no column for its class
or domain, the last name of one in the rows above it counts, or else that of the worksheet; an empty
cell of that column repeats the one above it, as merged cells do.
"""
from __future__ import unicode_literals

import collections
import re

from .. import xlsx
from ..core.structure import label_key
from ..errors import AuditError

UNREADABLE = 'No se puede leer el diccionario «{}»: {}.'
NO_FIELDS = 'ninguna hoja tiene una tabla de campos (columnas «Campo» y «Tipo» u «Obligación»)'
_HEADINGS = {
    'class': 'CLASE CAPA TABLA NOMBREDELACAPA NOMBRECAPA NOMBREDELACLASE NOMBREDELATABLA CLASETABLA '
             'CLASEOTABLA CAPATABLA CAPAOTABLA FEATURECLASS',
    'field': 'CAMPO NOMBREDELCAMPO NOMBRECAMPO ATRIBUTO NOMBREDELATRIBUTO',
    'type': 'TIPO TIPODEDATO TIPODATO TIPODECAMPO TIPOCAMPO',
    'length': 'LONGITUD LARGO TAMANO LONGITUDDELCAMPO',
    'obligation': 'OBLIGACION OBLIGATORIEDAD OBLIGATORIOCONDICIONALOPCIONAL',
    'domain': 'DOMINIO NOMBREDELDOMINIO NOMBREDOMINIO',
    'key': 'LLAVE CLAVE IDENTIFICADOR LLAVEPRIMARIA CAMPOLLAVE',
    'relation': 'RELACION RELACIONES SERELACIONACON RELACIONADOCON',
    'condition': 'CONDICION CONDICIONALIDAD',
    'code': 'CODIGO VALOR CODIGODELACAPA CODIGOCAPA',
    'medio': 'MEDIO TEMAGENERALOMEDIO TEMAGENERAL',
    'theme': 'TEMA NOMBREDELTEMA ALIAS',
    'label': 'DESCRIPCION ETIQUETA SIGNIFICADO'}
_ROLES = dict((heading, role) for role, all_of in _HEADINGS.items() for heading in all_of.split())
_TYPES = {
    'Text': 'TEXT TEXTO STRING CADENA', 'Short': 'SHORT ENTEROCORTO SMALLINTEGER SHORTINTEGER',
    'Long': 'LONG ENTEROLARGO INTEGER ENTERO LONGINTEGER', 'Float': 'FLOAT SINGLE FLOTANTE SIMPLE',
    'Double': 'DOUBLE DOBLE', 'Date': 'DATE FECHA', 'Blob': 'BLOB'}
_TYPES = dict((word, kind) for kind, words in _TYPES.items() for word in words.split())
_OBLIGATIONS = (('OBL', 'obligatorio'), ('COND', 'condicional'), ('OPC', 'opcional'))
_TARGET = re.compile(r'(\w+)\s*\.\s*(\w+)', re.UNICODE)
_EQUALS = re.compile(r'(\w+)\s*=\s*«?([^\s;:,()»]+)', re.UNICODE)


class Dictionary(object):
    """``classes``, ``fields`` (by class), ``domains`` (code -> label) by upper-case name;
    ``relations`` and ``conditions`` as the fields name them, and whether a column did."""

    def __init__(self):
        self.classes = collections.OrderedDict()
        self.fields = collections.OrderedDict()
        self.domains = collections.OrderedDict()
        self.relations = []
        self.conditions = []
        self.names_relations = False
        self.names_conditions = False


def read(path, class_names, domain_names):
    """The ``Dictionary`` of a workbook. The names are the template's. Raises ``AuditError``."""
    try:
        worksheets = xlsx.read_worksheets(path)
    except Exception as error:  # a damaged archive raises many types
        raise AuditError(UNREADABLE.format(path, error))
    found = Dictionary()
    reader = _Reader(found, class_names, domain_names)
    for name, rows in worksheets:
        reader.read_worksheet(name, rows)
    if not found.fields:
        raise AuditError(UNREADABLE.format(path, NO_FIELDS))
    return found


def _roles(row):
    """Role -> column of a row of headings; empty for other rows."""
    found = {}
    for column, cell in enumerate(row):
        role = _ROLES.get(label_key(cell))
        if role:
            found.setdefault(role, column)
    if 'field' in found and ('type' in found or 'obligation' in found):
        return found
    if 'class' in found and 'field' not in found and ('code' in found or 'theme' in found):
        return found
    if 'code' in found and 'label' in found:
        return found
    return {}


def obligation(text):
    """obligatorio, condicional, opcional, or None for another text."""
    for start, name in _OBLIGATIONS:
        if label_key(text).startswith(start):
            return name
    return None


class _Reader(object):
    def __init__(self, found, class_names, domain_names):
        self._found = found
        self._known = {'class': dict((one.upper(), one) for one in class_names),
                       'domain': dict((one.upper(), one) for one in domain_names)}

    def read_worksheet(self, name, rows):
        roles, above = {}, {}
        self._notice([name], above)
        for row in rows:
            headings = _roles(row)
            if headings:
                roles = headings
                continue
            values = dict((role, row[column].strip() if column < len(row) else '')
                          for role, column in roles.items())
            if not any(values.values()) or not self._add(roles, values, above):
                self._notice(row, above)

    def _notice(self, row, above):
        for cell in row:
            for kind, known in self._known.items():
                if cell.strip().upper() in known:
                    above[kind] = cell.strip()

    def _add(self, roles, values, above):
        """Adds a row of a table; False for another row, such as a title."""
        for kind in ('class', 'domain'):
            if kind == 'domain' and 'field' in roles:
                continue
            if values.get(kind):
                above[kind] = values[kind]
        if 'field' in roles:
            return self._add_field(values, above.get('class'), roles)
        if 'class' in roles:
            return self._add_class(values)
        return self._add_code(values, above.get('domain'))

    def _add_class(self, values):
        if not values['class']:
            return False
        self._found.classes[values['class'].upper()] = {
            'name': values['class'], 'code': values.get('code'), 'medio': values.get('medio'),
            'theme': values.get('theme')}
        return True

    def _add_code(self, values, domain):
        if not domain or not values['code'] or not values['label']:
            return False
        self._found.domains.setdefault(domain.upper(), collections.OrderedDict())[
            values['code']] = values['label']
        return True

    def _add_field(self, values, owner, roles):
        found = self._found
        found.names_relations = found.names_relations or 'relation' in roles
        found.names_conditions = found.names_conditions or 'condition' in roles
        kind = _TYPES.get(label_key(values.get('type')))
        needed = obligation(values.get('obligation'))
        if not owner or not values['field'] or not (kind or needed):
            return False
        name = values['field']
        found.fields.setdefault(owner.upper(), collections.OrderedDict())[
            name.upper().replace(' ', '_')] = {
                'name': name, 'type': kind, 'length': values.get('length') or None,
                'obligation': needed, 'domain': values.get('domain') or None,
                'key': label_key(values.get('key')) not in ('', 'NO', '0')}
        self._add_rules(values, owner, name)
        return True

    def _add_rules(self, values, owner, name):
        for part in re.split(r'[;\n]', values.get('relation', '')):
            target = _TARGET.search(part)
            if target:
                when = _EQUALS.search(part)
                self._found.relations.append({
                    'child': owner, 'childField': name, 'parent': target.group(1),
                    'parentField': target.group(2),
                    'when': {'field': when.group(1), 'code': when.group(2)} if when else None,
                    'isValueSet': 'VALORES' in label_key(part)})
        when = _EQUALS.search(values.get('condition', ''))
        if when:
            self._found.conditions.append({
                'class': owner, 'field': name,
                'when': {'field': when.group(1), 'code': when.group(2)}})

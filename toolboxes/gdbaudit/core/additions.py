# -*- coding: utf-8 -*-
"""The .txt list of what a delivery adds to the model.

One element per line: ``Clase`` (with all its fields), ``Clase.CAMPO``, ``Clase: CAMPO, CAMPO2``,
``Dominio`` (with all its codes), ``Dominio: código`` or ``Dominio: código, código = descripción``.
Blank lines and what follows «#» are left out, and so are bullets, numbering and a first word such
as «Clase», «Campo» or «Dominio». Names ignore case. Encodings: see ``compat.read_text``.
"""
from __future__ import unicode_literals

import os
import re

from . import texts
from ..compat import read_text
from ..errors import AuditError, file_reason

UNREADABLE = 'No se puede leer la lista de elementos adicionados «{}»: {}.'
_BULLET = re.compile(r'^\s*(?:[-*•·]|\d+[.)])\s+')
_WORD = re.compile(r'^(?:clase|capa|tabla|campo|dominio)\b\s*:?\s*(?=\S)', re.IGNORECASE)
_PAIR = re.compile(r'^([^:.,;=\s]+)\s*[:.]\s*(.+)$')


def _key(text):
    return texts.fold(text)


class Additions(object):
    """The elements of the list; empty without a list."""

    def __init__(self, lines=()):
        self._names = set()
        self._members = set()
        for line in lines:
            self._add(_WORD.sub('', _BULLET.sub('', line.split('#')[0])).strip())

    def _add(self, line):
        pair = _PAIR.match(line)
        if not pair:
            for one in re.split('[,;]', line):
                if one.split():
                    self._names.add(_key(one.split()[0]))
            return
        for member in re.split('[,;]', pair.group(2)):
            member = re.split(r'\s*=|\s+[-–(]', member.strip())[0]
            if member:
                self._members.add((_key(pair.group(1)), _key(member)))

    def has(self, name):
        """True when a class or domain is listed as a whole."""
        return _key(name) in self._names

    def has_member(self, owner, member):
        """True when the field of a class or the code of a domain is listed, or its owner is."""
        return self.has(owner) or (_key(owner), _key(member)) in self._members


def load(delivery):
    """The additions that the settings of a delivery name. Raises ``AuditError``."""
    path = delivery.settings.general['adiciones']
    if not path:
        return Additions()
    try:
        return Additions(read_text(path).splitlines())
    except (IOError, OSError) as error:
        raise AuditError(UNREADABLE.format(os.path.basename(path), file_reason(error)))

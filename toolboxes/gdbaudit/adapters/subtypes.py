# -*- coding: utf-8 -*-
"""The subtypes of a class: from its definition (XML), or as arcpy lists them."""
from __future__ import unicode_literals

import xml.etree.ElementTree as ElementTree

from ..core import schema

_MARK = '<SubtypeFieldName>'


def from_definition(text):
    """The ``Subtypes`` of a class by its definition; None for none."""
    if _MARK not in (text or ''):
        return None
    try:
        root = ElementTree.fromstring(text.encode('utf-8'))
    except ElementTree.ParseError:
        return None
    return _made(root.findtext('SubtypeFieldName'), [
        (one.findtext('SubtypeCode'), one.findtext('SubtypeName'), [
            (info.findtext('FieldName'), info.findtext('DomainName'))
            for info in one.iter('SubtypeFieldInfo')])
        for one in root.iter('Subtype')])


def from_listing(listed):
    """The ``Subtypes`` that ``arcpy.da.ListSubtypes`` gives; without any it lists one that has no
    field."""
    return _made(''.join(set(one['SubtypeField'] for one in listed.values())), [
        (code, one['Name'], [
            (name, domain.name if domain else None)
            for name, (_default, domain) in one['FieldValues'].items()])
        for code, one in listed.items()])


def _made(field, found):
    """``found`` has the code and the name of each subtype, and the domains of its fields."""
    return schema.Subtypes(field, [
        schema.SubtypeInfo(name, dict((key.upper(), domain) for key, domain in domains if domain))
        for _, name, domains in sorted(
            (int(code or 0), name or '', domains) for code, name, domains in found)
    ]) if field and found else None

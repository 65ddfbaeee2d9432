# -*- coding: utf-8 -*-
"""Keys of the model's relations: existing keys, orphaned keys, and suggestions for the latter."""
from __future__ import unicode_literals

import collections
import re

from . import texts
from .attributes import is_blank, is_placeholder, key_text, placeholders

# Limits of the search for the nearest keys: orphaned keys, and candidates.
MAX_SUGGESTIONS = 20
MAX_CANDIDATES = 2000
# An identifier with more other characters is another one; for long ones the search would be slow.
MAX_EDITS = 4
_ZEROS = re.compile(r'(?<!\d)0+(?=\d)')
_MARKS = re.compile(r'[\W_]+', re.UNICODE)


def rows_by_key(delivery, cls, name):
    """The rows of each key of a field; empty ones are left out."""
    marks = placeholders(delivery)
    column = delivery.column(cls, name)
    keys = dict((value, None if is_blank(value) or is_placeholder(value, name, marks)
                 else key_text(value)) for value in set(column))
    found = collections.OrderedDict()
    for row, value in enumerate(column):
        if keys[value] is not None:
            found.setdefault(keys[value], []).append(row)
    return found


def is_damaged(delivery, relation):
    """Whether a class of the parent cannot be opened."""
    return any(one and one.name == relation['parent'] for one in (
        delivery.model.find(name) for name, _ in delivery.workspace.damaged()))


class Parents(object):
    """The keys of one parent field in every delivered variant of its class. ``keys`` is None when
    the class was not delivered; ``judged`` is False when it was, but without the field, or when
    one that cannot be opened may have the keys."""

    def __init__(self, delivery, relation):
        self.name = relation['parent']
        self.field = relation['parentField']
        classes = delivery.variants(self.name)
        with_field = [cls for cls in classes if cls.info.field(self.field) is not None]
        self.judged = not is_damaged(delivery, relation) and (not classes or bool(with_field))
        self.keys = None
        if with_field:
            self.keys = set()
            for cls in with_field:
                self.keys.update(rows_by_key(delivery, cls, self.field))

    @property
    def delivered(self):
        return self.keys is not None


def plain(relations):
    """The key relations without a discriminating field."""
    return [one for one in relations if not one.get('when') and not one.get('note')]


def of_child(delivery, cls):
    """The relations of a child class by its delivered field."""
    found = collections.OrderedDict()
    for one in delivery.model.relations:
        if one['child'].upper() == cls.model.name.upper() and cls.info.field(
                one['childField']) is not None:
            found.setdefault(one['childField'], []).append(one)
    return found


def loose(key):
    """A key without case, accents, punctuation and leading zeros."""
    return _ZEROS.sub('', _MARKS.sub('', _ZEROS.sub('', texts.fold(key))))


class Suggestions(object):
    """Suggestions for orphaned keys; keys that no child uses come first."""

    def __init__(self, existing, used):
        self._existing = sorted(existing)
        self._unused = sorted(set(existing) - set(used))
        self._loose = dict((loose(one), one) for one in reversed(self._existing))
        self._left = MAX_SUGGESTIONS

    def same(self, key):
        """The existing key that differs only in writing; None without one."""
        return self._loose.get(loose(key))

    def cut(self, key, length):
        """The existing key that starts with this one, when it fills its field; None without one."""
        if not length or len(key) < length:
            return None
        found = [one for one in self._existing if one.startswith(key)]
        return found[0] if len(found) == 1 else None

    def near(self, key):
        """The nearest existing key; None when none is near or the limit is reached."""
        if self._left <= 0:
            return None
        self._left -= 1
        for candidates in (self._unused, self._existing):
            if len(candidates) <= MAX_CANDIDATES:
                found = texts.closest(key, candidates, edits=MAX_EDITS)
                if found:
                    return found
        return None

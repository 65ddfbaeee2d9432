# -*- coding: utf-8 -*-
"""The delivery under audit: the workspace, the model, and a cache of the rows."""
from __future__ import unicode_literals

import collections
import contextlib

import numpy as np

from . import schema, ticking
from .topology import grid
from .wkb import from_wkb
from ..compat import text_type

# How many values and vertices are cached between checks before the oldest class is evicted.
CACHE_CELLS = 20 * 1000 * 1000
# How many columns of a class are cached, however many rows it has.
LATEST = 4
# How many different texts of a column are looked for in its further rows.
SHARED = 1 << 16
# Rows read between two calls of ``ticking.tick``.
BATCH = 16384


class DeliveredClass(object):
    """A class of the delivery: ``info`` as delivered, ``model`` its model class (None for a class
    that the model does not know)."""

    def __init__(self, info, model):
        self.info = info
        self.model = model

    @property
    def name(self):
        return self.info.name

    @property
    def is_spatial(self):
        return self.info.kind == schema.FEATURE_CLASS


def _order(oids):
    """The rows by OBJECTID; None where they are in that order, as GDAL and, as far as is known,
    arcpy read them. Two readings of a class must not differ."""
    return None if (oids[1:] > oids[:-1]).all() else np.argsort(oids, kind='mergesort')


def _taken(values, order):
    return [values[row] for row in order.tolist()] if values else values


def _shared(values, known):
    """Values with one object for equal texts: of a million rows most have one of a few, and each
    would take 60 bytes or more. ``known`` are those of the column so far."""
    if len(known) > SHARED:
        return values
    return [known.setdefault(one, one) if isinstance(one, text_type) else one for one in values]


class _Rows(object):
    """The cached rows of one class."""

    def __init__(self):
        self.oids = None
        #: By their name in upper case, the last one asked for at the end.
        self.columns = collections.OrderedDict()
        self.geometries = None
        self.grid = None

    def cells(self):
        rows = len(self.columns) * (0 if self.oids is None else len(self.oids))
        shapes = 0 if self.geometries is None else 2 * len(self.geometries.x)
        # A grid stores its coordinates in half the bytes.
        return rows + shapes + (0 if self.grid is None else len(self.grid.shapes.x))


class Delivery(object):
    """A workspace with the model of its classes. Reading raises ``ReadError``."""

    def __init__(self, workspace, model, settings):
        self.workspace = workspace
        self.model = model
        self.settings = settings
        self.classes = [
            DeliveredClass(info, model.find(info.name)) for info in workspace.classes()]
        self._by_name = dict((one.name.upper(), one) for one in self.classes)
        self._rows = collections.OrderedDict()
        self._stored_domains = None
        self._domains = None
        #: Cache of small values that several checks compute from the classes, by keys of the checks.
        self.derived = {}
        #: The names of the classes with records that the running tool could read.
        self.used = set()

    def close(self):
        """Closes the geodatabase: an error, whose traceback names this object, would keep its files
        open, and Windows neither renames nor removes such a folder."""
        self.derived.clear()  # the user's reference is a delivery as well
        self.workspace.close()

    @property
    def stored_domains(self):
        """The delivered domains by their name as it is written; read once."""
        if self._stored_domains is None:
            self._stored_domains = self.workspace.domains()
        return self._stored_domains

    @property
    def domains(self):
        """The delivered domains by their name in upper case."""
        if self._domains is None:
            self._domains = dict(
                (name.upper(), one) for name, one in self.stored_domains.items())
        return self._domains

    @property
    def known(self):
        """The delivered classes that the model knows, in the order of their names."""
        return [one for one in self.classes if one.model]

    def find(self, name):
        """The delivered class with exactly that name; None when it was not delivered."""
        return self._by_name.get(name.upper())

    def variants(self, model_name):
        """The delivered classes of a model class, those by scale or year included."""
        return [one for one in self.known if one.model.name.upper() == model_name.upper()]

    def counts(self):
        """How many records feature classes and tables have, with the names of the metering API."""
        def total(kind):
            return sum(one.info.records for one in self.classes if one.info.kind == kind)

        return {'fc_records90': total(schema.FEATURE_CLASS), 'tb_records90': total(schema.TABLE)}

    def _cached(self, cls):
        rows = self._rows.pop(cls.name, None) or _Rows()
        self._rows[cls.name] = rows
        return rows

    def _evict(self, wanted=()):
        """Evicts other classes, then columns of the last one: neither the ``wanted`` ones, nor a few
        others, which checks read again and again."""
        while len(self._rows) > 1 and sum(
                one.cells() for one in self._rows.values()) > CACHE_CELLS:
            self._rows.popitem(last=False)
        rows = list(self._rows.values())[-1]
        for name in [one for one in rows.columns if one not in wanted][:-LATEST]:
            if rows.cells() > CACHE_CELLS:
                del rows.columns[name]

    def _read_whole(self, cls, fields, geometry=False):
        """(oids, columns, wkb) of all rows of a class."""
        oids, columns, wkb = [np.zeros(0, np.int64)], [[] for _ in fields], []
        known = [{} for _ in fields]
        for ids, values, shapes in self._batches(cls, fields, geometry, BATCH):
            oids.append(ids)
            for column, more, texts in zip(columns, values, known):
                column.extend(_shared(more, texts))
            wkb.extend(shapes or ())
        oids = np.concatenate(oids)
        order = _order(oids)
        if order is None:
            return oids, columns, wkb
        return oids[order], [_taken(one, order) for one in columns], _taken(wkb, order)

    def _batches(self, cls, fields, geometry, size):
        """The batches of a class. A reading that is stopped is closed at once: the next one starts
        at the first row, with fields of its own."""
        with contextlib.closing(self.workspace.read(cls.name, fields, geometry, size)) as batches:
            for batch in batches:
                ticking.tick()
                yield batch

    def oids(self, cls):
        """OBJECTID of each row (int64 array); the order of every column and geometry."""
        rows = self._cached(cls)
        if rows.oids is None:
            self.columns(cls, [])
        return self._cached(cls).oids

    def columns(self, cls, names):
        """One list of values per field asked for; all have the order of ``oids``."""
        rows = self._cached(cls)
        missing = [name for name in names if name.upper() not in rows.columns]
        if missing or rows.oids is None:
            fields = [cls.info.field(name).name for name in missing]
            oids, columns, _ = self._read_whole(cls, fields)
            rows.oids = oids
            for name, column in zip(missing, columns):
                rows.columns[name.upper()] = column
        wanted = [name.upper() for name in names]
        for name in wanted:
            rows.columns[name] = rows.columns.pop(name)
        if missing:
            self._evict(wanted)
        self._use(cls)
        return [rows.columns[name] for name in wanted]

    def column(self, cls, name):
        """The values of one field."""
        return self.columns(cls, [name])[0]

    def geometries(self, cls):
        """The ``Geometries`` of a feature class, in the order of ``oids``."""
        rows = self._cached(cls)
        if rows.geometries is None:
            oids, _, wkb = self._read_whole(cls, [], geometry=True)
            rows.oids = oids
            rows.geometries = from_wkb(wkb)
            self._evict()
        self._use(cls)
        return rows.geometries

    def geometry_chunks(self, cls, size):
        """Yields (oids, Geometries) of at most ``size`` features, for classes that memory would
        not hold whole."""
        for oids, _, wkb in self._batches(cls, [], True, size):
            yield oids, from_wkb(wkb)
        self._use(cls)

    def grid(self, cls):
        """The ``Grid`` of a feature class: its geometries as integers, in the order of ``oids``."""
        rows = self._cached(cls)
        if rows.grid is None:
            found = grid.read(cls.info, self.geometry_chunks(cls, grid.CHUNK))
            order = _order(found.oids)
            rows.grid = found if order is None else found.take(order)
            rows.oids = rows.grid.oids
            self._evict()
        self._use(cls)
        return rows.grid

    def _use(self, cls):
        if cls.info.records:
            self.used.add(cls.name)

    def identifier(self, cls, row):
        """The value of the class's identifying field in a row, as it was read; None without one."""
        key = cls.model.key if cls.model else None
        if key is None or cls.info.field(key.name) is None:
            return None
        return self.column(cls, key.name)[row]

# -*- coding: utf-8 -*-
"""The interface of the engine, which every host calls."""
from __future__ import unicode_literals

from . import adapters, model, setting_names, settings
from .adapters import shapefiles
from .core import registry, run
from .core.delivery import Delivery
from .errors import AuditError, file_reason
from .report import compare, write

TOOLS = registry.TOOLS
UNREADABLE_MODEL = 'No se puede leer el modelo «{}»: {}.'
NO_MODEL = 'no es un modelo de GDB Audit, o está dañado'


def open_model(path=None):
    """The model of a file that ``importar`` wrote; without a path the built-in one. Raises
    ``AuditError``."""
    try:
        return model.load(path)
    except (IOError, OSError) as error:
        raise AuditError(UNREADABLE_MODEL.format(path, file_reason(error)))
    except (ValueError, KeyError, TypeError, AttributeError):
        raise AuditError(UNREADABLE_MODEL.format(path, NO_MODEL))


def open_delivery(path, settings_path=None, workspace=None):
    """Opens a geodatabase, or a folder of shapefiles, through the available adapter.

    ``workspace`` is an opened adapter to use instead. Raises ``AuditError``.
    """
    chosen = settings.load(settings_path)
    known = open_model(chosen.general['modelo'])
    chosen = setting_names.checked(chosen, known)
    workspace = workspace or adapters.open_delivery(path)
    if workspace.kind == 'shp':
        workspace = shapefiles.ModelNames(workspace, known)
    return Delivery(workspace, known, chosen)


def run_tool(delivery, code, progress=None):
    """Runs one tool. Returns a ``Result``: ``findings``, and ``complete``, which is False when a
    check could not be run. An exception of ``progress(fraction, text)`` ends the run."""
    return run.run_tool(delivery, code, progress)


def read_previous(path):
    """The findings of previous results (JSON or workbook), for ``write_results``. Raises
    ``AuditError``."""
    return compare.read_previous(path)


def write_results(delivery, results, folder, previous=None, formats=('xlsx', 'json', 'html',
                                                                    'gpkg'), catalogue=None, several=None):
    """Writes the results of the tools that ran. Returns the paths. Raises ``AuditError``.

    ``previous`` is what ``read_previous`` returned: findings are marked nuevo, abierto, resuelto or
    aceptado against it. ``catalogue`` is the address of the catalogue of findings,
    to which the codes link. ``several`` says whether further tools of the same audit follow.
    """
    return write.write_results(
        delivery, results, folder, previous, formats, catalogue, several)

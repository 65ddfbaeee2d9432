# -*- coding: utf-8 -*-
"""The results of a run as one document, from which each format is written."""
from __future__ import unicode_literals

import collections
import json
import os

from .. import VERSION
from ..core import registry, texts
from ..core.finding import ERROR, INFORMATION, NOT_RUN, SEVERITIES, WARNING

#: The colors of severities on a light ground, in hexadecimal digits.
COLORS = {ERROR: 'a3005f', WARNING: '8a4b14', INFORMATION: '1f5f8b'}


class Document(object):
    """``findings`` of all tools in their order, ``resolved`` those of the previous run alone.

    ``catalogue`` is the address of the catalogue of findings, or None.
    """

    def __init__(self, delivery, results, resolved=(), catalogue=None):
        self.name = os.path.basename(delivery.workspace.path.rstrip('/\\'))
        self.edition = delivery.model.edition
        self.counts = delivery.counts()
        self.wkt = _main_system(delivery)
        #: The coordinate system (WKT) of each class; None for one without.
        self.wkt_of = dict((one.name, one.info.wkt) for one in delivery.classes)
        self.results = results
        self.findings = [one for result in results for one in result.findings]
        self.resolved = list(resolved)
        self.catalogue = catalogue

    def tools(self):
        """(Tool, Result) in the order of the codes."""
        return [(registry.tool(result.tool), result) for result in self.results]

    def link(self, finding):
        """Where the catalogue explains a finding; None without a catalogue."""
        code = finding.value if finding.code == NOT_RUN else finding.code
        if self.catalogue and code == finding.tool:  # a class that the tool left out
            return '{}/{}'.format(self.catalogue, code)
        page = 'R_INF_' + code[:2]
        return '{}/{}#{}'.format(self.catalogue, page, anchor(code)) if self.catalogue else None


def anchor(code):
    """The catalogue's anchor of a check: 04.09 is «H04-09»."""
    return 'H' + code.replace('.', '-')


def _main_system(delivery):
    """The coordinate system of most feature classes (WKT); None when no class has one."""
    counted = collections.Counter(
        one.info.wkt for one in delivery.classes if one.info.wkt)
    return min(counted, key=lambda wkt: (-counted[wkt], wkt)) if counted else None


ACCEPTED_TEXT = ('hallazgo aceptado no se cuenta', 'hallazgos aceptados no se cuentan')
RESOLVED_TEXT = ('hallazgo de la revisión anterior está resuelto',
                 'hallazgos de la revisión anterior están resueltos')


def compared(document):
    """The sentences on what the counts leave out since the previous results."""
    accepted = sum(1 for one in document.findings if one.state == 'aceptado')
    return [texts.count_text(count, *words) + '.' for count, words in (
        (accepted, ACCEPTED_TEXT), (len(document.resolved), RESOLVED_TEXT)) if count]


def count_severities(findings):
    """How many findings each severity has, as a dictionary of E, A and I; accepted ones are left
    out."""
    counted = collections.Counter(
        one.severity for one in findings if one.state != 'aceptado')
    return dict((severity, counted[severity]) for severity in SEVERITIES)


def count_classes(findings):
    """(class, counts by severity) sorted by class; what concerns the whole delivery is ''."""
    groups = {}
    for one in findings:
        groups.setdefault(getattr(one, 'class') or '', []).append(one)
    return [(name, count_severities(groups[name])) for name in sorted(groups)]


def to_json(document):
    """The document as JSON (bytes in ASCII), the same for the same findings."""
    content = {
        'program': 'GDB Audit', 'version': VERSION, 'geodatabase': document.name,
        'edition': document.edition, 'records': document.counts,
        'tools': [{'tool': tool.code, 'name': tool.name, 'complete': result.complete,
                   'counts': count_severities(result.findings)}
                  for tool, result in document.tools()],
        'findings': [one.as_dict() for one in document.findings],
        'resolved': [one.as_dict() for one in document.resolved],
    }
    text = json.dumps(content, ensure_ascii=True, indent=1, sort_keys=True,
                      separators=(',', ': '))
    return (text + '\n').encode('ascii')

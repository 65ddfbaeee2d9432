# -*- coding: utf-8 -*-
"""Builders of deliveries with one seeded defect, of R_INF_12."""
from __future__ import unicode_literals

from .clean_delivery import EAST, MIDDLE, NORTH, SOUTH, WEST, clean_delivery, minimal_row
from .defects import write
from .geodatabases import rectangle, square

WHOLE = rectangle(WEST, SOUTH, EAST, NORTH)
WEST_HALF = rectangle(WEST, SOUTH, MIDDLE, NORTH)
EAST_HALF = rectangle(MIDDLE, SOUTH, EAST, NORTH)


def point(x, y):
    return 'POINT ({} {})'.format(x, y)


def _forest(wkt, number=1, **values):
    return minimal_row('AprovechaForestalPG', wkt, number, **dict(
        dict(N_COBERT='Bosque de galería y/o ripario', NOMENCLAT=314), **values))


def other_cover(path):
    content = clean_delivery()
    content['AprovechaForestalPG'] = [_forest(
        square(WEST + 250, SOUTH + 250, 50), N_COBERT='Arbustal', NOMENCLAT=322)]
    return write(path, content, '12.01', 'AprovechaForestalPG', 1)


def other_basin(path):
    content = clean_delivery()
    content['CuencaHidrografica'] = [minimal_row(
        'CuencaHidrografica', WHOLE, AH='2', ZH='21', SZH='2120', N_MIC_CUE='Quebrada La Honda')]
    content['PuntoMuestreoAguaSuper'][1].values['SZH'] = '2119'
    return write(path, content, '12.02', 'PuntoMuestreoAguaSuper', 2)


def far_from_its_crossing(path):
    content = clean_delivery()
    content['OcupacionCauce'] = [minimal_row(
        'OcupacionCauce', point(WEST + 300, SOUTH + 300), ID_OCU_CAU='OC-01', AH='2', ZH='21',
        SZH='2120', COTA=2550.0)]
    content['InfraProyectoPT'] = [minimal_row(
        'InfraProyectoPT', point(WEST + 350, SOUTH + 300), REQU_OCUP='OC-01',
        ESTADO=502.0)]
    return write(path, content, '12.03', 'InfraProyectoPT', 1)


def with_stations(stations):
    """A delivery with a line to the east and stations on it: (metres along, metres off, text)."""
    content = clean_delivery()
    y = SOUTH + 400
    for one in content['AreaProyecto']:
        one.values['CONTRATO'] = 'C-001'
    content['LineaProyecto'] = [minimal_row(
        'LineaProyecto', 'LINESTRING ({} {}, {} {})'.format(WEST + 100, y, WEST + 900, y),
        SECTOR=104.0, CONTRATO='C-001', DESCRIP='Eje de la línea', NOMENCLAT='LP-01')]
    content['Abscisas'] = [
        minimal_row('Abscisas', point(WEST + 100 + along, y + off), number, ABSCISA=text,
                    NOM_LN_INF='Eje')
        for number, (along, off, text) in enumerate(stations, 1)]
    return content


def station_off_its_line(path):
    content = with_stations([(0, 0, 'K0+000'), (100, 5, 'K0+100'), (200, 0, 'K0+200')])
    return write(path, content, '12.04', 'Abscisas', 2)


def tree_out_of_its_area(path):
    content = clean_delivery()
    content['AprovechaForestalPG'] = [_forest(square(WEST + 250, SOUTH + 250, 50))]
    content['AprovechaForestalPT'] = [
        minimal_row('AprovechaForestalPT', point(WEST + 260, SOUTH + 260), 1, ID_INDIVI='A-01'),
        minimal_row('AprovechaForestalPT', point(WEST + 350, SOUTH + 260), 2, ID_INDIVI='A-02')]
    return write(path, content, '12.05', 'AprovechaForestalPT', 2)


def other_use(path):
    content = clean_delivery()
    uses = _codes('Dom_UsoAct')
    content['UsoActualSuelo'] = [
        minimal_row('UsoActualSuelo', WEST_HALF, 1, USO_ACT=uses[0], NOMENCLAT='U-01'),
        minimal_row('UsoActualSuelo', EAST_HALF, 2, USO_ACT=uses[1], NOMENCLAT='U-02')]
    content['ConflictoUsoSuelo'] = [
        minimal_row('ConflictoUsoSuelo', WEST_HALF, 1, USO_ACT=uses[0], NOMENCLAT='C-01'),
        minimal_row('ConflictoUsoSuelo', EAST_HALF, 2, USO_ACT=uses[0], NOMENCLAT='C-02')]
    content['CapacidadUsoTierra'] = [minimal_row('CapacidadUsoTierra', WHOLE)]
    return write(path, content, '12.06', 'ConflictoUsoSuelo', 2)


def _codes(domain):
    from .geodatabases import MODEL
    return [float(code) for code in sorted(MODEL.domain(domain)['codes'])[:2]]


def far_away(path):
    content = clean_delivery()
    content['Equipamiento'] = [
        minimal_row('Equipamiento', point(WEST + 100, SOUTH + 100), 1),
        minimal_row('Equipamiento', point(EAST + 300, SOUTH + 100), 2)]
    return write(path, content, '12.07', 'Equipamiento', 2)


def work_in_exclusion(path):
    content = clean_delivery()
    content['ZonificacionManejo'] = [
        minimal_row('ZonificacionManejo', WEST_HALF, 1, ZONMANEJO=5001.0, NOMENCLAT='ZM-01'),
        minimal_row('ZonificacionManejo', EAST_HALF, 2, ZONMANEJO=5005.0, NOMENCLAT='ZM-02')]
    content['InfraProyectoPT'] = [
        minimal_row('InfraProyectoPT', point(WEST + 300, SOUTH + 300), 1, ESTADO=502.0),
        minimal_row('InfraProyectoPT', point(MIDDLE + 50, SOUTH + 300), 2, ESTADO=502.0)]
    return write(path, content, '12.08', 'InfraProyectoPT', 2)


DEFECTS = {'12.01': other_cover, '12.02': other_basin, '12.03': far_from_its_crossing,
           '12.04': station_off_its_line, '12.05': tree_out_of_its_area, '12.06': other_use,
           '12.07': far_away, '12.08': work_in_exclusion}

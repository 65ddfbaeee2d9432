/** A way in which a tool's run ends early. */
export interface DemoFailure {
  feature_id: string;
  stage: string;
  message: string;
}

/** Typical failures of runs, each at a stage where it occurs. */
export const demoFailures: readonly DemoFailure[] = [
  {
    feature_id: 'R_INF_01',
    stage: 'Lectura de la geodatabase',
    message: 'ERROR 000464: no se puede bloquear el esquema; otra aplicación usa Cobertura.gdb.',
  },
  {
    feature_id: 'R_INF_02',
    stage: 'Sistema de coordenadas',
    message: 'ERROR 000840: PuntoMuestreoAguaSuper no tiene una referencia espacial definida.',
  },
  {
    feature_id: 'R_INF_04',
    stage: 'Topología: polígonos',
    message: 'ERROR 000258: la salida Topologia.gdb\\UnidadGeologica ya existe.',
  },
  {
    feature_id: 'R_INF_06',
    stage: 'Cálculo de geometrías',
    message: 'RuntimeError: geometría nula en el registro 1482 de la capa PuntoHidrogeologico.',
  },
  {
    feature_id: 'R_INF_10',
    stage: 'Relaciones: llave foránea',
    message: 'ERROR 000728: el campo ID_MUEST no existe en la tabla MuestreoFaunaTB.',
  },
  {
    feature_id: 'R_INF_13',
    stage: 'Cobertura por áreas de influencia',
    message: 'MemoryError: memoria insuficiente al intersecar CoberturaTierra.',
  },
  {
    feature_id: 'R_INF_15',
    stage: 'Escritura de resultados',
    message: "PermissionError: [Errno 13] 'Hallazgos_R_INF_15.xlsx' está abierto en otro programa.",
  },
];

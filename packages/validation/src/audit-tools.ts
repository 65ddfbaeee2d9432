/**
 * The 15 tools of GDB Audit (§2, §9): code and Spanish name. The server's tools, the public pages
 * and the suggestions of the tool filters all read this list.
 */
export const auditTools = [
  { code: 'R_INF_01', name: 'Estructura general' },
  { code: 'R_INF_02', name: 'Sistemas de coordenadas' },
  { code: 'R_INF_03', name: 'Datos de identificación del proyecto' },
  { code: 'R_INF_04', name: 'Topología' },
  { code: 'R_INF_05', name: 'Entidades multiparte' },
  { code: 'R_INF_06', name: 'Geometría frente a valores calculados' },
  { code: 'R_INF_07', name: 'Campos obligatorios' },
  { code: 'R_INF_08', name: 'Calidad general de atributos' },
  { code: 'R_INF_09', name: 'Campos identificadores' },
  { code: 'R_INF_10', name: 'Relaciones entre tablas' },
  { code: 'R_INF_11', name: 'Relaciones espaciales político-administrativas' },
  { code: 'R_INF_12', name: 'Relaciones espaciales temáticas' },
  { code: 'R_INF_13', name: 'Cobertura por áreas de influencia' },
  { code: 'R_INF_14', name: 'Cobertura por otras capas' },
  { code: 'R_INF_15', name: 'Información de metadatos' },
] as const;

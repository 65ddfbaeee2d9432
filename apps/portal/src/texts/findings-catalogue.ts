/** Severity of a finding, by the letter of the registry. */
export const severityTexts = { E: 'Error', A: 'Advertencia', I: 'Información' } as const;

/** Name of the catalogue, for its page and for links to it. */
export const catalogueTitle = 'Catálogo de hallazgos';

/** Texts of /support/hallazgos. */
export const catalogueTexts = {
  title: catalogueTitle,
  kicker: 'R_INF_01 … R_INF_15',
  lead: 'En el libro de hallazgos, cada hallazgo tiene un código. Aquí está qué significa, en qué se basa y cómo se corrige en ArcGIS y en QGIS.',
  listTitle: 'Todos los códigos',
  severities: {
    title: 'Las tres severidades',
    items: [
      {
        severity: 'E',
        text: 'Contradice un documento de la autoridad, o el dato no se puede usar como está.',
      },
      { severity: 'A', text: 'Conviene corregirlo, o requiere el criterio de un profesional.' },
      { severity: 'I', text: 'Se informa para que usted lo tenga en cuenta.' },
    ],
  },
  search: {
    label: 'Buscar por código o palabra',
    hint: 'Por ejemplo, 04.09, R_INF_07 o dominio.',
    clear: 'Borrar la búsqueda',
    without: 'La búsqueda requiere JavaScript. Los enlaces de abajo funcionan igual.',
    status: (found: number) => (found === 1 ? '1 hallazgo' : `${found} hallazgos`),
  },
  none: {
    title: 'Ningún hallazgo coincide con la búsqueda',
    text: 'Pruebe con otra palabra, o con el código como aparece en el libro de hallazgos.',
  },
} as const;

/** Texts of /support/hallazgos/R_INF_nn. */
export const toolFindingsTexts = {
  section: (tool: string, name: string) => `${tool}, ${name}: hallazgos`,
  description: (name: string, tool: string) =>
    `Hallazgos de ${tool}, ${name}: qué significa cada código, en qué se basa y cómo se corrige en ArcGIS y en QGIS.`,
  trail: 'Ruta de la página',
  index: (tool: string) => `Hallazgos de ${tool}`,
  message: 'Mensaje',
  basis: 'Base',
  correction: 'Cómo corregirlo',
  arcgis: 'En ArcGIS',
  qgis: 'En QGIS',
  neighbors: 'Otras herramientas del catálogo',
  previous: 'Anterior',
  next: 'Siguiente',
} as const;

/** Labels of the fields of a message whose name is not a plain Spanish word. */
export const fieldLabels: Readonly<Record<string, string>> = {
  area: 'área',
  campo2: 'otro campo',
  codigo: 'código',
  cubierta: 'capa cubierta',
  cuantos: 'n registros',
  edicion: 'edición',
  hija: 'tabla',
  indice: 'índice',
  m2: 'área',
  maximo: 'máximo',
  padre: 'capa o tabla',
  resolucion: 'resolución',
  tipo_modelo: 'tipo del modelo',
  vacio: 'medida',
};

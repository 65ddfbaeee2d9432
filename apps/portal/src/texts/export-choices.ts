/** Texts of the formats of an export. */
export const exportChoiceTexts = {
  csv: 'CSV, para Excel y otros programas',
  xlsx: 'Libro de Excel (XLSX)',
  fileName: (caption: string, form: string) => `${caption}.${form}`,
  whole: 'Todos los registros que cumplen los filtros.',
} as const;

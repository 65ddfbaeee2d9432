/** Texts of the latest rows of a report, on another page. */
export const excerptTexts = {
  all: (report: string) => `Ver todo: ${report}`,
  failed: 'No se pudieron cargar los registros.',
} as const;

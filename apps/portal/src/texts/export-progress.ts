/** Texts of an export in progress, and of its result. */
export const exportProgressTexts = {
  running: (format: string, size: string) => `Exportando a ${format}: ${size}`,
  cancel: 'Cancelar',
  done: (file: string) => `Se descargó ${file}.`,
  failed: 'No se pudo exportar el reporte.',
} as const;

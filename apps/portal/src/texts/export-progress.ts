/** Texts of an export in progress, and of its result. */
export const exportProgressTexts = {
  running: (form: string, size: string) => `Exportando a ${form}: ${size}`,
  cancel: 'Cancelar',
  done: (file: string) => `Se descargó ${file}.`,
  failed: 'No se pudo exportar el reporte.',
} as const;

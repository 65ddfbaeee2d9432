/** Headings of errors, on the screen and in exports. */
export const errorLogLabels = {
  error_id: 'N.º',
  username: 'Usuario',
  error_time: 'Fecha',
  feature_name: 'Herramienta',
  execute_stage: 'Etapa',
  error_message: 'Mensaje',
  util_id: 'Utilización',
} as const;

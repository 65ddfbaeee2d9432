/** Headings of runs, on the screen and in exports. */
export const utilizationLabels = {
  utilization_id: 'N.º',
  username: 'Usuario',
  usage_date: 'Fecha de uso',
  finish_date: 'Finalización',
  feature_name: 'Herramienta',
  fc_records90: 'Registros FC',
  tb_records90: 'Registros TB',
  score: 'Score',
  prcnt_score_level: '% nivel',
  credits_used: 'Créditos',
} as const;

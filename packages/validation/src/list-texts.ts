/**
 * Those of the `ruleTexts` that a list's address and query need, apart from those of forms: a report
 * needs no more of them (P2).
 */
export const listTexts = {
  usernameFilterRequired: 'Debe especificar un usuario.',
  usernameFilterFormat:
    'Formato inválido para Usuario. Debe ser alfanumérico de 3 - 20 caracteres.',
  toolFilterRequired: 'Debe especificar una herramienta.',
  toolFilterFormat: 'Formato inválido para Herramienta.',
  recordCount: "El valor de 'Registros' debe ser un número mayor a cero.",
  numberFormat: 'El número no es válido.',
  dateFormat: 'La fecha no es válida.',
  dateOrder: 'La fecha inicial no puede ser posterior a la fecha final.',
  timeZone: 'La zona horaria no se reconoce.',
  month: 'El mes no es válido. Escríbalo como AAAA-MM, por ejemplo 2026-11.',
  cursorFormat: 'El marcador de página no es válido.',
} as const;

import type { DateFieldTexts } from '@consultancy/ui';

/** Texts of every date field and its calendar. */
export const dateFieldTexts = {
  locale: 'es-CO',
  format: 'dd/mm/aaaa',
  invalid: 'Escriba una fecha completa que exista, como 31/12/2026.',
  outOfRange: 'La fecha está fuera del periodo permitido.',
  calendar: 'Calendario',
  close: 'Cerrar',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  month: 'Mes',
  year: 'Año',
  today: 'Hoy',
} as const satisfies DateFieldTexts;

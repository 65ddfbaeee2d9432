import type { DateFieldTexts } from '../components/DateField/date-field-texts.ts';

/** Texts of date fields in stories and tests. */
export const dateFieldTexts: DateFieldTexts = {
  locale: 'es-CO',
  format: 'dd/mm/aaaa',
  invalid: 'Escriba una fecha completa que exista, como 31/12/2026.',
  outOfRange: 'Elija una fecha dentro del periodo permitido.',
  calendar: 'Calendario',
  close: 'Cerrar el calendario',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  month: 'Mes',
  year: 'Año',
  today: 'Hoy',
};

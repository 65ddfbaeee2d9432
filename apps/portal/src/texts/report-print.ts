import { records } from './report-screen.ts';

/** Texts of a report on paper, which are loaded with what prints them. */
export const reportPrintTexts = {
  /** On paper, if there are more records than those that are shown. */
  printedPart: (count: number) =>
    `${count === 1 ? 'Se imprime' : 'Se imprimen'} ${records(count)}; hay más. Exporte el reporte para tenerlos todos.`,
  fromTo: (start: string, end: string) => `Del ${start} al ${end}`,
  since: (start: string) => `Desde el ${start}`,
  until: (end: string) => `Hasta el ${end}`,
} as const;

import type { SummaryUnit } from '@consultancy/validation';
import { counted, credits } from './counted.ts';

const each: Record<SummaryUnit, string> = {
  day: 'por día',
  week: 'por semana',
  month: 'por mes',
  year: 'por año',
};

/** Texts that all charts share. Values and dates are already formatted. */
export const chartViewTexts = {
  /** The period of a chart, as the start of a sentence. */
  lastYear: 'En los últimos 12 meses',
  onDay: (day: string) => `El ${day}`,
  between: (from: string, to: string) => `Del ${from} al ${to}`,
  narrowed: (from: string) =>
    `Hay más registros de los que caben en un resumen: se cuentan los más recientes, desde el ${from}.`,
  units: { day: 'Día', week: 'Semana', month: 'Mes', year: 'Año' } satisfies Record<
    SummaryUnit,
    string
  >,
  weekOf: (day: string) => `Semana del ${day}`,
  /** The period with the peak; `what` names the metric, as in «de mayor uso». */
  peak: {
    day: (what: string, day: string) => `El día ${what} fue el ${day}`,
    week: (what: string, day: string) => `La semana ${what} fue la del ${day}`,
    month: (what: string, month: string) => `El mes ${what} fue ${month}`,
    year: (what: string, year: string) => `El año ${what} fue ${year}`,
  } satisfies Record<SummaryUnit, (what: string, period: string) => string>,
  tools: 'Por herramienta',
  tool: 'Herramienta',
  allTools: (count: number) => `Ver las ${count} herramientas`,
  stages: 'Por etapa',
  stage: 'Etapa',
  furtherStages: 'Las demás etapas',
  allStages: (count: number) => `Ver las ${count} etapas`,
  fewer: 'Ver menos',
} as const;

/** Texts of the chart component. */
export const chartTexts = {
  showTable: 'Ver los datos en una tabla',
  showChart: 'Ver el gráfico',
  explore: 'Recorrer los datos con las flechas',
  noValue: 'Sin dato',
  printLimit: (printed: number, loaded: number) => `Se imprimen ${printed} de ${loaded} filas`,
};

/** Texts of the chart of web accesses. */
export const accessChartTexts = {
  caption: (unit: SummaryUnit) => `Accesos web ${each[unit]}`,
  label: 'Accesos',
  sentence: (period: string, count: string) =>
    `${period} hubo ${counted(count, 'acceso', 'accesos')}.`,
  most: 'con más accesos',
  peak: (period: string, count: string) => `${period}, con ${count}.`,
};

/** Texts of the chart of runs. */
export const utilizationChartTexts = {
  measures: 'Medida',
  credits: 'Créditos',
  creditsCaption: (unit: SummaryUnit) => `Créditos usados ${each[unit]}`,
  creditsLabel: 'Créditos usados',
  creditsByTool: 'Créditos usados por herramienta',
  runs: 'Utilizaciones',
  runsCaption: (unit: SummaryUnit) => `Utilizaciones ${each[unit]}`,
  runsByTool: 'Utilizaciones por herramienta',
  sentence: (period: string, used: string, runs: string) =>
    `${period} ${used === '1' ? 'se usó' : 'se usaron'} ${credits(used)} en ${counted(runs, 'utilización', 'utilizaciones')}.`,
  most: 'de mayor uso',
  peak: (period: string, used: string) => `${period}, con ${credits(used)}.`,
};

/** Texts of the chart of purchases. */
export const transactionChartTexts = {
  measures: 'Medida',
  credits: 'Créditos',
  creditsCaption: (unit: SummaryUnit) => `Créditos comprados ${each[unit]}`,
  creditsLabel: 'Créditos comprados',
  amount: 'Valor pagado',
  amountCaption: (unit: SummaryUnit) => `Valor pagado (COP) ${each[unit]}`,
  amountLabel: 'Valor pagado (COP)',
  sentence: (period: string, bought: string, paid: string, count: string) =>
    `${period} ${bought === '1' ? 'se compró' : 'se compraron'} ${credits(bought)} por ${paid} en ${counted(count, 'compra', 'compras')}.`,
  most: 'de mayores compras',
  peak: (period: string, bought: string) => `${period}, con ${credits(bought)}.`,
  /** Follows the sums, which the chart and its table repeat. */
  withoutReversed: 'Las compras devueltas no se suman.',
};

/** Texts of the chart of errors. */
export const errorChartTexts = {
  caption: (unit: SummaryUnit) => `Errores ${each[unit]}`,
  label: 'Errores',
  groups: 'Agrupar los errores',
  byTool: 'Errores por herramienta',
  byStage: 'Errores por etapa',
  sentence: (period: string, count: string) =>
    `${period} ${count === '1' ? 'se registró' : 'se registraron'} ${counted(count, 'error', 'errores')}.`,
  most: 'con más errores',
  peak: (period: string, count: string) => `${period}, con ${count}.`,
};

/** Texts of the chart of the balance. */
export const balanceChartTexts = {
  caption: 'Saldo de créditos',
  label: 'Saldo',
  sentence: (period: string, from: string, to: string) =>
    from === to
      ? `${period} el saldo empezó y terminó en ${credits(to)}.`
      : `${period} el saldo pasó de ${from} a ${credits(to)}.`,
  lowest: (balance: string, when: string) => `El más bajo fue de ${credits(balance)}, ${when}.`,
  on: {
    day: (day: string) => `el ${day}`,
    week: (day: string) => `en la semana del ${day}`,
    month: (month: string) => `en ${month}`,
    year: (year: string) => `en ${year}`,
  } satisfies Record<SummaryUnit, (period: string) => string>,
};

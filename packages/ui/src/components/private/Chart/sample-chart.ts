import type { ChartDatum, ChartTexts } from './chart-data.ts';
import type { TimeUnit } from './time-axis.ts';

/** Texts and values of the chart stories. */
export const chartTexts: ChartTexts = {
  showTable: 'Ver los datos en una tabla',
  showChart: 'Ver el gráfico',
  explore: 'Recorrer los datos con las flechas',
  noValue: 'Sin dato',
  printLimit: (printed, loaded) => `Se imprimen ${printed} de ${loaded} filas`,
};

const credits = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 2 });
const short = new Intl.NumberFormat('es-CO', { notation: 'compact', maximumFractionDigits: 1 });

export const formats = {
  formatValue: (value: ChartDatum) => `${credits.format(Number(value))} créditos`,
  formatValueTick: (value: number) => short.format(value),
};

const styles: Record<TimeUnit, Intl.DateTimeFormatOptions> = {
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  day: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: '2-digit' },
  year: { year: 'numeric' },
};

/** Date formats in a time zone: for the axis, and in full. */
export const datesIn = (timeZone: string) => ({
  timeZone,
  pointHeader: 'Fecha',
  formatTimeTick: (at: number, unit: TimeUnit) =>
    new Intl.DateTimeFormat('es-CO', { ...styles[unit], timeZone }).format(at).replace(' de ', ' '),
  formatPoint: (at: number) =>
    new Intl.DateTimeFormat('es-CO', { dateStyle: 'medium', timeZone }).format(at),
});

const DAY = 86_400_000;
/** Midnight in Bogotá. */
const FIRST = Date.parse('2026-10-05T05:00:00Z');

/** Constant daily values, as decimal strings. */
export function dailyMetrics(count: number, seed: number, scale = 40) {
  return Array.from({ length: count }, (_, day) => {
    const noise = ((day * 7919 + seed * 104729) % 1000) / 1000;
    const wave = 1 + Math.sin((day + seed * 5) / 6);
    return { at: FIRST + day * DAY, value: (scale * (wave + noise)).toFixed(2) };
  });
}

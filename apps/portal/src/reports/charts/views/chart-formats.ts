import type { ChartDatum, ChartFormats } from '@consultancy/ui';
import { formatDecimal } from '@consultancy/validation';
import { formatPesos } from '../../../lib/format-credits.ts';

/** Millions and billions of Spanish: 10⁶ and 10¹². */
const scales = [
  [1e12, '\u00A0B'],
  [1e6, '\u00A0M'],
] as const;

/**
 * A round value of an axis: 1.500, 400.000, 1,5 M. Formatted here, as the platform's own output
 * varies.
 */
export function formatTick(value: number): string {
  const [scale, unit] = scales.find(([min]) => Math.abs(value) >= min) ?? [1, ''];
  return formatDecimal(String(value / scale)).replace(/(,\d)0$/, '$1') + unit;
}

/** Values of the charts: exact in texts, short on the axis. */
export const amounts: ChartFormats = {
  formatValue: (value: ChartDatum) => formatDecimal(String(value)),
  formatValueTick: formatTick,
};

/** Colombian pesos. */
export const pesos: ChartFormats = {
  formatValue: (value: ChartDatum) => formatPesos(String(value)),
  formatValueTick: formatTick,
};

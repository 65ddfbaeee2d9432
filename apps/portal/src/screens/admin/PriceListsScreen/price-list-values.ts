import {
  formatDecimal,
  type PriceList,
  type PriceListPayload,
  type PriceWeight,
  weightRecord,
} from '@consultancy/validation';
import type { UseFormReturn } from 'react-hook-form';

/** A level as it is typed. */
export interface LevelValues {
  level: string;
  min_score: string;
  credits: string;
}

/** A draft as it is typed: decimals in Colombian notation. */
export interface PriceListValues extends Record<PriceWeight, string> {
  title: string;
  levels: LevelValues[];
}

export type PriceListFormApi = UseFormReturn<PriceListValues, unknown, PriceListPayload>;

/** Another level, after a number of levels. */
export const blankLevel = (levels: number): LevelValues => ({
  level: `Nivel ${levels + 1}`,
  min_score: levels === 0 ? '0' : '',
  credits: '',
});

/** Initial values of the editor: an existing list, or a first list. */
export function valuesOf(list: PriceList | null): PriceListValues {
  if (!list) return { title: '', ...weightRecord(() => '1'), levels: [blankLevel(0)] };
  return {
    title: list.title,
    ...weightRecord((name) => formatDecimal(list[name])),
    levels: list.levels.map(({ level, min_score, credits }) => ({
      level,
      min_score: formatDecimal(min_score),
      credits: formatDecimal(credits),
    })),
  };
}

import type { TableColumn } from '@consultancy/ui';
import type { PriceList } from '@consultancy/validation';
import { formatDecimal } from '../../lib/format-credits.ts';
import { priceLevelTexts as texts } from '../../texts/pricing.ts';

/** A short last word, as the number in «Nivel 1», does not go alone into the next line. */
const withoutLoneNumber = (level: string) => level.replace(/ (?=\S{1,2}$)/, '\u00a0');

/** The columns of the levels of a price list: from which Score, how many credits. */
export const priceLevelColumns: TableColumn<PriceList['levels'][number]>[] = [
  {
    key: 'level',
    header: texts.level,
    rowHeader: true,
    cell: (row) => withoutLoneNumber(row.level),
  },
  {
    key: 'min_score',
    header: texts.from,
    numeric: true,
    cell: (row) => formatDecimal(row.min_score),
  },
  {
    key: 'credits',
    header: texts.credits,
    numeric: true,
    cell: (row) => formatDecimal(row.credits),
  },
];

import { Table, type TableColumn } from '@consultancy/ui';
import type { PriceList } from '@consultancy/validation';
import { formatDecimal } from '../../../../lib/format-credits.ts';
import { priceListTexts as texts } from '../../../../texts/prices.ts';

type Level = PriceList['levels'][number];

/** The columns of a list's levels. */
export const levelColumns: TableColumn<Level>[] = [
  { key: 'level', header: texts.level, rowHeader: true, cell: (row) => row.level },
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

/** The levels of a list. */
export function LevelTable({ list }: { list: PriceList }) {
  return (
    <Table
      caption={texts.caption(list.title, list.version)}
      captionHidden
      rowsOnMobile
      columns={levelColumns}
      rows={list.levels}
      rowKey={(row) => row.level}
    />
  );
}

import { Table } from '@consultancy/ui';
import type { PriceList } from '@consultancy/validation';
import { priceLevelColumns } from '../../../../components/PriceLevels/price-level-columns.tsx';
import { priceListTexts as texts } from '../../../../texts/prices.ts';

/** The levels of a list. */
export function LevelTable({ list }: { list: PriceList }) {
  return (
    <Table
      caption={texts.caption(list.title, list.version)}
      captionHidden
      rowsOnMobile
      columns={priceLevelColumns}
      rows={list.levels}
      rowKey={(row) => row.level}
    />
  );
}

import { Section, Table, type TableColumn, Text } from '@consultancy/ui';
import type { PriceList } from '@consultancy/validation';
import { formatDecimal } from '../../../../lib/format-credits.ts';
import { formatDateTime } from '../../../../lib/format-date.ts';
import { pricingTexts } from '../../../../texts/pricing.ts';

type Level = PriceList['levels'][number];

const texts = pricingTexts.list;

/** The columns of the price list. */
export const priceColumns: TableColumn<Level>[] = [
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

/** The published price list: from which Score, how many credits. */
export function PriceTable({ list }: { list: PriceList }) {
  const [day = ''] = list.published_at ? formatDateTime(list.published_at).split(' ') : [];
  return (
    <Section id={texts.id} title={list.title} lead={texts.lead}>
      <Table
        caption={texts.caption}
        rowsOnMobile
        columns={priceColumns}
        rows={list.levels}
        rowKey={(row) => row.min_score}
      />
      {day ? (
        <Text size="sm" tone="muted">
          {texts.version(list.version, day)}
        </Text>
      ) : null}
    </Section>
  );
}

import { Section, Table, Text } from '@consultancy/ui';
import type { PriceList } from '@consultancy/validation';
import { priceLevelColumns } from '../../../../components/PriceLevels/price-level-columns.tsx';
import { formatDateTime } from '../../../../lib/format-date.ts';
import { pricingTexts } from '../../../../texts/pricing.ts';

const texts = pricingTexts.list;

/** The published price list: from which Score, how many credits. */
export function PriceTable({ list }: { list: PriceList }) {
  const [day = ''] = list.published_at ? formatDateTime(list.published_at).split(' ') : [];
  return (
    <Section id={texts.id} title={list.title} lead={texts.lead}>
      <Table
        caption={texts.caption}
        rowsOnMobile
        columns={priceLevelColumns}
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

import { DescriptionList, Stack } from '@consultancy/ui';
import type { PriceList } from '@consultancy/validation';
import { formatDecimal } from '@consultancy/validation';
import { priceListTexts as texts } from '../../../../texts/prices.ts';
import { LevelTable } from './LevelTable.tsx';

/** The content of a list: its weights and its levels. */
export function ListFacts({ list }: { list: PriceList }) {
  return (
    <Stack gap="md">
      <DescriptionList
        items={[
          { term: texts.fcWeight, description: formatDecimal(list.fc_weight) },
          { term: texts.tbWeight, description: formatDecimal(list.tb_weight) },
        ]}
      />
      <LevelTable list={list} />
    </Stack>
  );
}

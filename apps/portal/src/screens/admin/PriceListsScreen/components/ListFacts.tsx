import { DescriptionList, Stack } from '@consultancy/ui';
import {
  formatDecimal,
  type PriceList,
  priceWeightLabels,
  priceWeightNames,
} from '@consultancy/validation';
import { LevelTable } from './LevelTable.tsx';

/** The content of a list: its weights and its levels. */
export function ListFacts({ list }: { list: PriceList }) {
  return (
    <Stack gap="md">
      <DescriptionList
        items={priceWeightNames.map((name) => ({
          term: priceWeightLabels[name],
          description: formatDecimal(list[name]),
        }))}
      />
      <LevelTable list={list} />
    </Stack>
  );
}

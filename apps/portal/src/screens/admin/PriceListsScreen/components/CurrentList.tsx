import { Button, Card, Stack, Text } from '@consultancy/ui';
import type { PriceList } from '@consultancy/validation';
import { formatDateTime } from '../../../../lib/format-date.ts';
import { priceListTexts as texts } from '../../../../texts/prices.ts';
import { ListFacts } from './ListFacts.tsx';

interface CurrentListProps {
  /** The list in force; null if there is none. */
  list: PriceList | null;
  onCopy: (list: PriceList) => void;
}

/** The list that prices new runs. */
export function CurrentList({ list, onCopy }: CurrentListProps) {
  if (!list?.published_at) {
    return (
      <Card title={texts.current}>
        <Text>{texts.noneInForce}</Text>
      </Card>
    );
  }
  return (
    <Card
      framed
      title={list.title}
      footer={<Button onClick={() => onCopy(list)}>{texts.copy}</Button>}
    >
      <Stack gap="md">
        <Text tone="muted">
          {texts.currentSince(list.version, formatDateTime(list.published_at))}
        </Text>
        <ListFacts list={list} />
      </Stack>
    </Card>
  );
}

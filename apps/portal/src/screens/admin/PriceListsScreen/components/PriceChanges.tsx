import { DescriptionList, Stack, Text } from '@consultancy/ui';
import {
  formatDecimal,
  type PriceList,
  priceWeightLabels,
  priceWeightNames,
} from '@consultancy/validation';
import { priceQuestionTexts as texts } from '../../../../texts/prices.ts';
import { type Change, isChanged, type LevelChange, levelChanges } from '../price-changes.ts';

const shown = (value: string | null) => formatDecimal(value ?? '0');
const arrow = ({ before, after }: Change) => texts.changed(shown(before), shown(after));

/** Change of a level, as text. */
function changeText({ min_score, credits }: LevelChange): string {
  if (credits.after === null) return texts.removed;
  if (credits.before === null) return texts.added(shown(min_score.after), shown(credits.after));
  return [
    ...(isChanged(min_score) ? [texts.score(arrow(min_score))] : []),
    ...(isChanged(credits)
      ? [texts.changed(shown(credits.before), texts.credits(shown(credits.after)))]
      : []),
  ].join(' · ');
}

/** The changed weights. */
function weightChanges(before: PriceList | null, after: PriceList) {
  return priceWeightNames
    .map((name) => ({
      term: priceWeightLabels[name],
      before: before?.[name] ?? null,
      after: after[name],
    }))
    .filter(isChanged)
    .map(({ term, ...change }) => ({
      term,
      description: change.before === null ? shown(change.after) : arrow(change),
    }));
}

interface PriceChangesProps {
  /** The list in force; null if there is none. */
  before: PriceList | null;
  after: PriceList;
}

/** The changes of a draft for users, beside the list in force. */
export function PriceChanges({ before, after }: PriceChangesProps) {
  const levels = levelChanges(before, after);
  const changed = levels.filter(({ min_score, credits }) => [min_score, credits].some(isChanged));
  const items = [
    ...weightChanges(before, after),
    ...changed.map((change) => ({ term: change.level, description: changeText(change) })),
  ];
  const same = levels.length - changed.length;
  return (
    <Stack gap="xs">
      <Text weight="strong">{texts.changes}</Text>
      {items.length === 0 ? (
        <Text tone="muted">{texts.noChanges}</Text>
      ) : (
        <DescriptionList items={items} />
      )}
      {items.length > 0 && same > 0 ? (
        <Text size="sm" tone="muted">
          {texts.same(same)}
        </Text>
      ) : null}
    </Stack>
  );
}

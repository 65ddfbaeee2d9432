import { Button, CategoryBars, Stack } from '@consultancy/ui';
import { useState } from 'react';
import { amountFormat } from '../../../lib/amount-format.ts';
import { chartViewTexts } from '../../../texts/chart-views.ts';
import * as styles from './GroupBars.css.ts';

/** Texts of a grouping. */
export interface GroupTexts {
  /** Heading of the groups: «Herramienta». */
  header: string;
  /** The button that shows all of them. */
  all: (count: number) => string;
}

interface GroupBarsProps {
  caption: string;
  /** Label of the values. */
  valueLabel: string;
  texts: GroupTexts;
  /** The groups in descending order; their values are decimals. */
  groups: readonly { key: string; label: string; value: string }[];
}

/** Groups that are shown before the user expands the chart. */
const first = 5;

/** Values by group: the greatest ones, and all of them after a click. */
export function GroupBars({ caption, valueLabel, texts, groups }: GroupBarsProps) {
  const [isWhole, setWhole] = useState(false);
  const format = amountFormat(groups.map(({ value }) => value));
  return (
    <Stack gap="xs">
      <CategoryBars
        caption={caption}
        bars={isWhole ? groups : groups.slice(0, first)}
        barHeader={texts.header}
        valueLabel={valueLabel}
        formatValue={(value) => format(String(value))}
        noValue=""
      />
      {groups.length <= first ? null : (
        <div className={styles.more}>
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? chartViewTexts.fewer : texts.all(groups.length)}
          </Button>
        </div>
      )}
    </Stack>
  );
}

import { Button, CategoryBars, Stack } from '@consultancy/ui';
import { useState } from 'react';
import { chartViewTexts } from '../../../texts/chart-views.ts';
import { amounts } from './chart-formats.ts';
import * as styles from './GroupBars.css.ts';

/** What a group is called. */
export interface GroupTexts {
  /** Heads the groups: «Herramienta». */
  header: string;
  /** The button that shows all of them. */
  all: (count: number) => string;
}

interface GroupBarsProps {
  caption: string;
  /** Names the figures. */
  valueLabel: string;
  texts: GroupTexts;
  /** The groups, the greatest first; their figures are decimals. */
  groups: readonly { key: string; label: string; value: string }[];
}

/** Groups that are told before the reader asks for all. */
const first = 5;

/** Figures by group: the greatest ones, and all of them when they are asked for. */
export function GroupBars({ caption, valueLabel, texts, groups }: GroupBarsProps) {
  const [isWhole, setWhole] = useState(false);
  return (
    <Stack gap="xs">
      <CategoryBars
        caption={caption}
        bars={isWhole ? groups : groups.slice(0, first)}
        barHeader={texts.header}
        valueLabel={valueLabel}
        formatValue={amounts.formatValue}
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

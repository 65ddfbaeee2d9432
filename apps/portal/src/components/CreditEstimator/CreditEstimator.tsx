import { Button, NumberField, Stack, Text } from '@consultancy/ui';
import type { PriceList } from '@consultancy/validation';
import { estimateCredits } from '@consultancy/validation';
import { useId, useState } from 'react';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { useOpenOnceLoaded } from '../../lib/load-failures.ts';
import { estimatorTexts as texts } from '../../texts/estimator.ts';
import * as styles from './CreditEstimator.css.ts';
import { EstimateResult } from './EstimateResult.tsx';

// Fetched on intent: most visitors know their counts, or only want the prices.
const GeodatabaseCounter = lazyChunk(
  () => import('../GeodatabaseCounter/GeodatabaseCounter.tsx'),
  'GeodatabaseCounter',
);

const isCount = (value: string) => /^\d{1,10}$/.test(value);
const issueOf = (value: string) => (value === '' || isCount(value) ? undefined : texts.notCount);

/**
 * Estimates the cost of a run by a price list, from counts that are typed or read from a
 * geodatabase.
 */
export function CreditEstimator({ list }: { list: PriceList }) {
  const [fc, setFc] = useState('');
  const [tb, setTb] = useState('');
  const { isOpen: isCounting, prefetch, open, close } = useOpenOnceLoaded(GeodatabaseCounter);
  const counterId = useId();
  return (
    <div className={styles.estimator}>
      <Stack gap="lg">
        <div className={styles.fields}>
          <NumberField
            label={texts.fcRecords}
            value={fc}
            error={issueOf(fc)}
            onChange={(event) => setFc(event.target.value.trim())}
          />
          <NumberField
            label={texts.tbRecords}
            value={tb}
            error={issueOf(tb)}
            onChange={(event) => setTb(event.target.value.trim())}
          />
          <div className={styles.opener}>
            <span className={styles.question}>{texts.noCounts}</span>
            <Button
              fullWidth
              aria-expanded={isCounting}
              aria-controls={isCounting ? counterId : undefined}
              onPointerEnter={prefetch}
              onFocus={prefetch}
              onClick={isCounting ? close : open}
            >
              {texts.count}
            </Button>
          </div>
        </div>
        {isCounting ? (
          <div id={counterId}>
            <GeodatabaseCounter
              onCounted={({ fcRecords, tbRecords }) => {
                setFc(String(fcRecords));
                setTb(String(tbRecords));
              }}
            />
          </div>
        ) : null}
        <EstimateResult
          estimate={isCount(fc) && isCount(tb) ? estimateCredits(list, fc, tb) : null}
        />
        <Text size="sm" tone="muted">
          {texts.note}
        </Text>
      </Stack>
    </div>
  );
}

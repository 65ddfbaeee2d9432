import { Button, Stack, Text } from '@consultancy/ui';
import type { PriceList } from '@consultancy/validation';
import { estimateCredits } from '@consultancy/validation';
import { useId, useState } from 'react';
import { formatCount } from '../../lib/format-credits.ts';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { useOpenOnceLoaded } from '../../lib/load-failures.ts';
import { estimatorTexts as texts } from '../../texts/estimator.ts';
import { CountField, readCount } from './CountField.tsx';
import * as styles from './CreditEstimator.css.ts';
import { EstimateResult } from './EstimateResult.tsx';

// Fetched on intent: most visitors know their counts, or only want the prices.
const GeodatabaseCounter = lazyChunk(
  () => import('../GeodatabaseCounter/GeodatabaseCounter.tsx'),
  'GeodatabaseCounter',
);

/**
 * Estimates the cost of a run by a price list, from counts that are typed or read from a
 * geodatabase.
 */
export function CreditEstimator({ list }: { list: PriceList }) {
  const [fc, setFc] = useState('');
  const [tb, setTb] = useState('');
  const { isOpen: isCounting, prefetch, open, close } = useOpenOnceLoaded(GeodatabaseCounter);
  const counterId = useId();
  const [fcRecords, tbRecords] = [readCount(fc), readCount(tb)];
  return (
    <div className={styles.estimator}>
      <Stack gap="lg">
        <div className={styles.fields}>
          <CountField label={texts.fcRecords} typed={fc} onType={setFc} />
          <CountField label={texts.tbRecords} typed={tb} onType={setTb} />
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
              onCounted={(count) => {
                setFc(formatCount(count.fcRecords));
                setTb(formatCount(count.tbRecords));
              }}
            />
          </div>
        ) : null}
        <EstimateResult
          estimate={fcRecords && tbRecords ? estimateCredits(list, fcRecords, tbRecords) : null}
        />
        <Text size="sm" tone="muted">
          {texts.note}
        </Text>
      </Stack>
    </div>
  );
}

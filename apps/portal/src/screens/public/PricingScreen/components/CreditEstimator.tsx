import { Card, Grid, NumberField, Stack, Text } from '@consultancy/ui';
import type { PriceList } from '@consultancy/validation';
import { useState } from 'react';
import { PageSection } from '../../../../components/PageSection/PageSection.tsx';
import { estimateCredits } from '../../../../lib/estimate-credits.ts';
import { formatDecimal } from '../../../../lib/format-credits.ts';
import { commonTexts } from '../../../../texts/common.ts';
import { pricingTexts } from '../../../../texts/pricing.ts';
import * as styles from './CreditEstimator.css.ts';

const texts = pricingTexts.estimator;

const isCount = (value: string) => /^\d{1,10}$/.test(value);
const faultOf = (value: string) => (value === '' || isCount(value) ? undefined : texts.notCount);

/** Score, level and credits; a dash until both counts stand. */
function Result({ list, fc, tb }: { list: PriceList; fc: string; tb: string }) {
  const estimate = isCount(fc) && isCount(tb) ? estimateCredits(list, fc, tb) : null;
  const facts = [
    [texts.score, estimate ? formatDecimal(estimate.score) : commonTexts.none],
    [texts.level, estimate?.level ?? commonTexts.none],
    [texts.credits, estimate ? formatDecimal(estimate.credits) : commonTexts.none],
  ] as const;
  return (
    <output className={styles.result} aria-label={texts.result}>
      {facts.map(([term, value]) => (
        <span key={term} className={styles.fact}>
          <Text as="span" size="sm" tone="muted">
            {term}
          </Text>
          <span className={styles.value}>{value}</span>
        </span>
      ))}
    </output>
  );
}

/** Answers what a run would cost by the published list, before anything is installed. */
export function CreditEstimator({ list }: { list: PriceList }) {
  const [fc, setFc] = useState('');
  const [tb, setTb] = useState('');
  return (
    <PageSection id={texts.id} title={texts.title} lead={texts.lead}>
      <Card framed>
        <Stack gap="lg">
          {/* As many columns as the result has, so that fields and figures stand below each other. */}
          <Grid columns={{ mobile: 1, tablet: 3 }} gap="md">
            <NumberField
              label={texts.fcRecords}
              value={fc}
              error={faultOf(fc)}
              onChange={(event) => setFc(event.target.value.trim())}
            />
            <NumberField
              label={texts.tbRecords}
              value={tb}
              error={faultOf(tb)}
              onChange={(event) => setTb(event.target.value.trim())}
            />
          </Grid>
          <Result list={list} fc={fc} tb={tb} />
          <Text size="sm" tone="muted">
            {texts.note}
          </Text>
        </Stack>
      </Card>
    </PageSection>
  );
}

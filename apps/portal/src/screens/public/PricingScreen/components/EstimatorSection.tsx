import { Card, Section } from '@consultancy/ui';
import type { PriceList } from '@consultancy/validation';
import { CreditEstimator } from '../../../../components/CreditEstimator/CreditEstimator.tsx';
import { pricingTexts } from '../../../../texts/pricing.ts';

const texts = pricingTexts.estimator;

/** Estimates the cost of a run by the published list, before anything is installed. */
export function EstimatorSection({ list }: { list: PriceList }) {
  return (
    <Section id={texts.id} title={texts.title} lead={texts.lead}>
      <Card framed>
        <CreditEstimator list={list} />
      </Card>
    </Section>
  );
}

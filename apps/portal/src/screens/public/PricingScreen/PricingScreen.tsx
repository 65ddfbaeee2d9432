import { ApiCache } from '@consultancy/api/hooks';
import { CallToAction } from '../../../components/CallToAction/CallToAction.tsx';
import { PageHero } from '../../../components/PageHero/PageHero.tsx';
import { pricingTexts as texts } from '../../../texts/pricing.ts';
import { PublishedPrices } from './components/PublishedPrices.tsx';

/** The heading, and the price list and an estimator where the operator has published one (§2; decisions §3). */
export function PricingScreen() {
  return (
    <>
      <PageHero title={texts.title} lead={texts.lead} />
      <ApiCache>
        <PublishedPrices />
      </ApiCache>
      <div data-print="hidden">
        <CallToAction id="pruebelo" {...texts.closing} />
      </div>
    </>
  );
}

import { CallToAction } from '../../../components/CallToAction/CallToAction.tsx';
import { productServicesTexts } from '../../../texts/product-services.ts';
import { CommitmentSection } from './components/CommitmentSection.tsx';
import { ProductArticles } from './components/ProductArticles.tsx';
import { SelectorHero } from './components/SelectorHero.tsx';

/** The product overview (§2 «/product-services»). */
export function ProductServicesScreen() {
  return (
    <>
      <SelectorHero />
      <CommitmentSection />
      <ProductArticles />
      <CallToAction id="innovacion" {...productServicesTexts.innovation} />
    </>
  );
}

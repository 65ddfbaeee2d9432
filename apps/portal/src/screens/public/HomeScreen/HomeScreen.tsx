import { CallToAction } from '../../../components/CallToAction/CallToAction.tsx';
import { useDocumentTitle } from '../../../lib/use-document-title.ts';
import { homeTexts } from '../../../texts/home.ts';
import { ChecksSection } from './components/ChecksSection.tsx';
import { CreditsSection } from './components/CreditsSection.tsx';
import { FindingsSection } from './components/FindingsSection.tsx';
import { HeroSection } from './components/HeroSection.tsx';
import { QuestionsSection } from './components/QuestionsSection.tsx';
import { StepsSection } from './components/StepsSection.tsx';

/** The landing page (§2 «/»): the checks of the product, how it works, its results, its pricing. */
export function HomeScreen() {
  useDocumentTitle(null);
  return (
    <>
      <HeroSection />
      <ChecksSection />
      <StepsSection />
      <FindingsSection />
      <CreditsSection />
      <QuestionsSection />
      <CallToAction id="pruebelo" {...homeTexts.closing} />
    </>
  );
}

import { useDocumentTitle } from '../../../lib/use-document-title.ts';
import { ChecksSection } from './components/ChecksSection.tsx';
import { ClosingSection } from './components/ClosingSection.tsx';
import { CreditsSection } from './components/CreditsSection.tsx';
import { FindingsSection } from './components/FindingsSection.tsx';
import { HeroSection } from './components/HeroSection.tsx';
import { StepsSection } from './components/StepsSection.tsx';

/** The landing page (§2 «/»): what the product checks, how it works, what it gives, how it is paid. */
export function HomeScreen() {
  useDocumentTitle(null);
  return (
    <>
      <HeroSection />
      <ChecksSection />
      <StepsSection />
      <FindingsSection />
      <CreditsSection />
      <ClosingSection />
    </>
  );
}

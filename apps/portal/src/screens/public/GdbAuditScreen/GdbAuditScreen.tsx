import { Button, Card, DescriptionList } from '@consultancy/ui';
import { Link } from 'react-router-dom';
import { CallToAction } from '../../../components/CallToAction/CallToAction.tsx';
import { RegisterLink } from '../../../components/CallToAction/RegisterLink.tsx';
import { PageHero } from '../../../components/PageHero/PageHero.tsx';
import { paths } from '../../../config/paths.ts';
import { gdbAuditTexts as texts } from '../../../texts/gdb-audit.ts';
import { PricingSection } from './components/PricingSection.tsx';
import { ResultsSection } from './components/ResultsSection.tsx';
import { ToolsSection } from './components/ToolsSection.tsx';

/** The detailed page of GDB Audit (§2): the 15 tools, the results and the pricing principle. */
export function GdbAuditScreen() {
  return (
    <>
      <PageHero
        title={texts.title}
        section={texts.section}
        kicker={texts.kicker}
        lead={texts.lead}
        actions={
          <>
            <RegisterLink label={texts.register} />
            <Button asChild size="lg">
              <Link to={paths.downloads.href('GDBAudit')}>{texts.download}</Link>
            </Button>
          </>
        }
      >
        <Card title={texts.factsTitle} framed>
          <DescriptionList items={texts.facts} />
        </Card>
      </PageHero>
      <ToolsSection />
      <ResultsSection />
      <PricingSection />
      <CallToAction id="compruebelo" {...texts.closing} />
    </>
  );
}

import { Box, Container, Section } from '@consultancy/ui';
import { PageHero } from '../../../components/PageHero/PageHero.tsx';
import { SupportLinks } from '../../../components/SupportHelp/SupportLinks.tsx';
import { SupportQuestions } from '../../../components/SupportHelp/SupportQuestions.tsx';
import { supportTexts as texts } from '../../../texts/support.ts';

/** The support page (§2 «/support»; decisions §3): contact, terms, data policy, questions. */
export function SupportScreen() {
  return (
    <>
      <PageHero title={texts.title} lead={texts.lead} />
      <Box paddingBlock="xxl" rule="soft">
        <Container>
          <SupportLinks />
        </Container>
      </Box>
      <Section id="preguntas" title={texts.questionsTitle}>
        <SupportQuestions />
      </Section>
    </>
  );
}

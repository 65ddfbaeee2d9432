import { Container } from '@consultancy/ui';
import { PageHero } from '../../../components/PageHero/PageHero.tsx';
import { PageSection } from '../../../components/PageSection/PageSection.tsx';
import { SupportQuestions } from '../../../components/SupportHelp/SupportQuestions.tsx';
import { SupportWays } from '../../../components/SupportHelp/SupportWays.tsx';
import { supportTexts as texts } from '../../../texts/support.ts';
import * as styles from './SupportScreen.css.ts';

/** The support page (§2 «/support»; decisions §3): contact, terms, data policy, questions. */
export function SupportScreen() {
  return (
    <>
      <PageHero title={texts.title} lead={texts.lead} />
      <div className={styles.ways}>
        <Container width="wide">
          <SupportWays />
        </Container>
      </div>
      <PageSection id="preguntas" title={texts.questionsTitle}>
        <SupportQuestions />
      </PageSection>
    </>
  );
}

import { catalogue } from 'virtual:audit/catalogue';
import { Box, Container, listRole, Section } from '@consultancy/ui';
import { PageHero } from '../../../components/PageHero/PageHero.tsx';
import { SeverityBadge } from '../../../components/SeverityBadge/SeverityBadge.tsx';
import { catalogueTexts as texts } from '../../../texts/findings-catalogue.ts';
import { FindingsCatalogue } from './components/FindingsCatalogue.tsx';
import * as styles from './FindingsScreen.css.ts';

function Severities() {
  return (
    <ul {...listRole} className={styles.severities} aria-label={texts.severities.title}>
      {texts.severities.items.map(({ severity, text }) => (
        <li key={severity} className={styles.severity}>
          <span>
            <SeverityBadge severity={severity} />
          </span>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** The catalogue of findings: every code of the audit tools, with a search. */
export function FindingsScreen() {
  return (
    <>
      <PageHero title={texts.title} kicker={texts.kicker} lead={texts.lead} />
      <Box paddingBlock="lg" rule="soft">
        <Container>
          <Severities />
        </Container>
      </Box>
      <Section id="codigos" title={texts.listTitle}>
        <FindingsCatalogue tools={catalogue} />
      </Section>
    </>
  );
}

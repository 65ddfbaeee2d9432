import { listRole, Section, Stack, Text, TextLink } from '@consultancy/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../../../config/paths.ts';
import { homeTexts } from '../../../../texts/home.ts';
import * as styles from './CreditsSection.css.ts';

/** The pricing principle (§2): records give a score, the score a level, the level its credits. */
export function CreditsSection() {
  const { title, lead, chain, points, link } = homeTexts.credits;
  return (
    <Section id="creditos" title={title} lead={lead}>
      <ol {...listRole} className={styles.chain}>
        {chain.map(({ term, text }) => (
          <li key={term} className={styles.stage}>
            <Text as="span" mono>
              {term}
            </Text>
            <Text as="span" size="sm" tone="muted">
              {text}
            </Text>
          </li>
        ))}
      </ol>
      <Stack gap="md" align="start">
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <TextLink asChild standalone>
          <Link to={paths.pricing.href()}>{link}</Link>
        </TextLink>
      </Stack>
    </Section>
  );
}

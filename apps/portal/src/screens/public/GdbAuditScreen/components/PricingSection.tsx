import { Section, Text, TextLink } from '@consultancy/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../../../config/paths.ts';
import { gdbAuditTexts } from '../../../../texts/gdb-audit.ts';
import * as styles from './PricingSection.css.ts';

/** The pricing principle (§2): records, score, credits. */
export function PricingSection() {
  const { id, title, lead, steps, link } = gdbAuditTexts.pricing;
  return (
    <Section id={id} title={title} lead={lead}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <Text key={step} as="li" measure>
            {step}
          </Text>
        ))}
      </ol>
      <TextLink asChild standalone>
        <Link to={paths.pricing.href()}>{link}</Link>
      </TextLink>
    </Section>
  );
}

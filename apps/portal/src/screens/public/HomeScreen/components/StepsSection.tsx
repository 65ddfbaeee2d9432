import { Heading, listRole, Section, Stack, Text } from '@consultancy/ui';
import { homeTexts } from '../../../../texts/home.ts';
import * as styles from './StepsSection.css.ts';

/** The steps from registration to a clean geodatabase, as a surveyor's traverse. */
export function StepsSection() {
  const { title, lead, items } = homeTexts.steps;
  return (
    <Section id="como-funciona" title={title} lead={lead}>
      <ol {...listRole} className={styles.traverse}>
        {items.map((item) => (
          <li key={item.title} className={styles.station}>
            <Stack gap="xs">
              <Heading level={3}>{item.title}</Heading>
              <Text tone="muted">{item.text}</Text>
            </Stack>
          </li>
        ))}
      </ol>
    </Section>
  );
}

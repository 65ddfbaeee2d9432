import { Heading, Stack, Text, TextLink } from '@consultancy/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../../../config/paths.ts';
import { userTexts as texts } from '../../../../texts/user.ts';
import * as styles from './FirstSteps.css.ts';

/** What somebody does next who has not run a tool yet. */
export function FirstSteps() {
  return (
    <Stack gap="md" as="section">
      <Heading level={2}>{texts.stepsTitle}</Heading>
      <ol className={styles.list}>
        {texts.steps.map((step, index) => (
          <li key={step.title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <Text weight="medium">{step.title}</Text>
              <Text tone="muted">{step.text}</Text>
            </div>
          </li>
        ))}
      </ol>
      <Text>
        <TextLink asChild standalone>
          <Link to={paths.downloads.href()}>{texts.stepsDownload}</Link>
        </TextLink>
      </Text>
    </Stack>
  );
}

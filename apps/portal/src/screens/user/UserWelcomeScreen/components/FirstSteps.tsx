import { Badge, Heading, listRole, Stack, Text, TextLink } from '@consultancy/ui';
import { Link } from 'react-router-dom';
import { firstStepsTexts as texts } from '../../../../texts/user.ts';
import type { FirstStep } from '../first-steps.ts';
import * as styles from './FirstSteps.css.ts';

interface StepProps {
  step: FirstStep;
  position: number;
}

function Step({ step: { key, isDone, href }, position }: StepProps) {
  const { title, text, link } = texts.steps[key];
  return (
    <li className={styles.step} data-done={isDone}>
      <span className={styles.number} aria-hidden="true">
        {position}
      </span>
      <div>
        <div className={styles.title}>
          <Text weight="medium">{title}</Text>
          {isDone ? <Badge tone="success">{texts.done}</Badge> : null}
        </div>
        <Text tone="muted">{text}</Text>
        {isDone || href === null ? null : (
          <TextLink asChild standalone>
            <Link to={href}>{link}</Link>
          </TextLink>
        )}
      </div>
    </li>
  );
}

/** Next steps of a user who has not run a tool yet; completed ones are checked automatically. */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Stack gap="md" as="section">
      <Stack gap="xxs">
        <Heading level={2}>{texts.title}</Heading>
        <Text size="sm" tone="muted">
          {texts.progress(done, steps.length)}
        </Text>
      </Stack>
      <ol {...listRole} className={styles.list}>
        {steps.map((step, index) => (
          <Step key={step.key} step={step} position={index + 1} />
        ))}
      </ol>
    </Stack>
  );
}

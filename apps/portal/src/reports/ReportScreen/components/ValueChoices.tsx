import { Button, listRole, Stack, Text } from '@consultancy/ui';
import { useEffect, useId, useRef } from 'react';
import { choiceTexts as texts } from '../../../texts/report-fields.ts';
import type { ValueChoice } from '../find-values.ts';
import * as styles from './ValueChoices.css.ts';

interface ValueChoicesProps {
  choice: ValueChoice;
  onChoose: (value: string) => void;
  onClose: () => void;
}

/**
 * The users or tools that a typed text matches. The focus moves to the first of them, which
 * announces the group; Escape closes it.
 */
export function ValueChoices({ choice, onChoose, onClose }: ValueChoicesProps) {
  const list = useRef<HTMLUListElement>(null);
  const titleId = useId();
  // Once per choice: another search moves the focus again.
  useEffect(() => {
    if (choice) list.current?.querySelector('button')?.focus();
  }, [choice]);
  return (
    <fieldset
      className={styles.group}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Stack gap="xs">
        <Text size="sm" id={titleId}>
          {texts.title(choice.text)}
        </Text>
        <ul {...listRole} ref={list} className={styles.list}>
          {choice.matches.map(({ value, description }) => (
            <li key={value}>
              <Button size="sm" onClick={() => onChoose(value)}>
                <span className={styles.value}>{value}</span> {description}
              </Button>
            </li>
          ))}
          <li>
            <Button size="sm" variant="quiet" onClick={onClose}>
              {texts.close}
            </Button>
          </li>
        </ul>
        {choice.hasMore ? (
          <Text size="sm" tone="muted">
            {texts.more}
          </Text>
        ) : null}
      </Stack>
    </fieldset>
  );
}

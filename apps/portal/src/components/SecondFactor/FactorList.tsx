import { Badge, Button, Inline, listRole, Stack, Text } from '@consultancy/ui';
import type { SecondFactor } from '@consultancy/validation';
import { type ReactNode, useId } from 'react';
import { formatDateTime } from '../../lib/format-date.ts';
import { factorCardTexts as texts } from '../../texts/factor-setup.ts';
import { actionRow } from '../ActionRows/ActionRows.css.ts';
import type { FactorTask } from './FactorDialogs.tsx';
import type { RemovableFactor } from './RemoveFactor.tsx';

interface FactorRowProps {
  name: string;
  badge?: ReactNode;
  created_at: string;
  last_used_at: string | null;
  /** Null where it cannot be removed. */
  onRemove: (() => void) | null;
}

function FactorRow({ name, badge, created_at, last_used_at, onRemove }: FactorRowProps) {
  const lastUse = last_used_at ? texts.lastUsed(formatDateTime(last_used_at)) : texts.neverUsed;
  // Passkeys may have the same name.
  const addedId = useId();
  return (
    <li className={actionRow}>
      <Stack gap="xs">
        <Inline gap="sm">
          <Text weight="medium">{name}</Text>
          {badge}
        </Inline>
        <Inline gap="sm">
          <Text size="sm" tone="muted">
            {lastUse}
          </Text>
          <Text id={addedId} size="sm" tone="muted">
            {texts.added(formatDateTime(created_at))}
          </Text>
        </Inline>
      </Stack>
      {onRemove ? (
        <Button
          size="sm"
          aria-label={texts.removeOf(name)}
          aria-describedby={addedId}
          onClick={onRemove}
        >
          {texts.remove}
        </Button>
      ) : null}
    </li>
  );
}

interface FactorListProps {
  data: SecondFactor;
  onTask: (task: FactorTask) => void;
}

/** The passkeys and the authenticator app of the user. */
export function FactorList({ data, onTask }: FactorListProps) {
  const { passkeys, totp, required } = data;
  const isLast = passkeys.length + (totp ? 1 : 0) === 1;
  const removal = (factor: RemovableFactor) =>
    required && isLast ? null : () => onTask({ kind: 'remove', factor, isLast });
  return (
    <Stack gap="sm">
      <ul {...listRole} aria-label={texts.methods}>
        {passkeys.map(({ id, synced, ...facts }) => (
          <FactorRow
            key={id}
            {...facts}
            badge={synced ? <Badge tone="info">{texts.synced}</Badge> : null}
            onRemove={removal({ passkeyId: id, name: facts.name })}
          />
        ))}
        {totp ? (
          <FactorRow
            {...totp}
            name={texts.app}
            onRemove={removal({ passkeyId: null, name: texts.app })}
          />
        ) : null}
      </ul>
      {required && isLast ? (
        <Text size="sm" tone="muted">
          {texts.onlyOne}
        </Text>
      ) : null}
    </Stack>
  );
}

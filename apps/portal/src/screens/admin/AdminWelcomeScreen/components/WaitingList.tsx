import { Badge, Button, Card, listRole, Text } from '@consultancy/ui';
import type { AdminOverview } from '@consultancy/validation';
import { useState } from 'react';
import { formatCount } from '../../../../lib/format-credits.ts';
import { formatDateTime } from '../../../../lib/format-date.ts';
import { waitingTexts as texts } from '../../../../texts/overview.ts';
import { type WaitingKind, waitingKinds } from '../waiting-kinds.ts';
import * as styles from './WaitingList.css.ts';
import { WaitingSheet } from './WaitingSheet.tsx';

interface WaitingRowProps {
  kind: WaitingKind;
  onOpen: () => void;
}

function WaitingRow({ kind, onOpen }: WaitingRowProps) {
  const { title, none, count, oldest } = kind;
  return (
    <li className={styles.row}>
      <Badge tone={count > 0 ? 'warning' : 'success'}>
        {count > 0 ? formatCount(count) : texts.nothing}
      </Badge>
      <div className={styles.text}>
        <Text weight="medium">{title}</Text>
        <Text size="sm" tone="muted">
          {oldest === null ? none : texts.since(formatDateTime(oldest))}
        </Text>
      </div>
      {count > 0 ? (
        <div className={styles.open}>
          <Button size="sm" aria-label={`${texts.open}: ${title}`} onClick={onOpen}>
            {texts.open}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

/** Pending items for administrators, with links to the pages that handle them. */
export function WaitingList({ overview }: { overview: AdminOverview }) {
  const kinds = waitingKinds(overview);
  const [opened, setOpened] = useState<WaitingKind['key'] | null>(null);
  const shown = kinds.find(({ key }) => key === opened);
  return (
    <Card title={texts.title}>
      <ul {...listRole} className={styles.list}>
        {kinds.map((kind) => (
          <WaitingRow key={kind.key} kind={kind} onOpen={() => setOpened(kind.key)} />
        ))}
      </ul>
      {shown ? <WaitingSheet kind={shown} onClose={() => setOpened(null)} /> : null}
    </Card>
  );
}

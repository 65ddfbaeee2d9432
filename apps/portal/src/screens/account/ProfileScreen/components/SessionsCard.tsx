import { useClient, useEndpoint, useReload } from '@consultancy/api/hooks';
import {
  Alert,
  Badge,
  Button,
  Card,
  Inline,
  listRole,
  RestoreFocus,
  Skeleton,
  Stack,
  Text,
} from '@consultancy/ui';
import {
  endOtherSessions,
  endSession,
  getMachine,
  getUserInformation,
  listSessions,
  type OwnSession,
} from '@consultancy/validation';
import { useId, useState } from 'react';
import { actionRow } from '../../../../components/ActionRows/ActionRows.css.ts';
import { FailureAlert } from '../../../../components/FailureAlert/FailureAlert.tsx';
import { InlineErrorState } from '../../../../components/InlineErrorState/InlineErrorState.tsx';
import { StatusRegion } from '../../../../components/StatusRegion/StatusRegion.tsx';
import { formatDateTime } from '../../../../lib/format-date.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { sessionTexts as texts } from '../../../../texts/profile.ts';
import { RevokeOtherSessions } from './RevokeOtherSessions.tsx';

interface SessionRowProps {
  session: OwnSession;
  isBusy: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const device = `${session.user_agent} · ${session.address ?? texts.unknownAddress}`;
  // A browser may have several sessions.
  const openedId = useId();
  return (
    <li className={actionRow}>
      <Stack gap="xs">
        <Inline gap="sm" align="center">
          <Text weight="medium">{device}</Text>
          {session.current ? <Badge tone="success">{texts.current}</Badge> : null}
        </Inline>
        <Inline gap="sm">
          <Text size="sm" tone="muted">
            {texts.lastSeen(formatDateTime(session.last_seen_at))}
          </Text>
          <Text id={openedId} size="sm" tone="muted">
            {texts.opened(formatDateTime(session.created_at))}
          </Text>
        </Inline>
      </Stack>
      {session.current ? null : (
        <Button
          size="sm"
          disabled={isBusy}
          aria-label={texts.endOf(device)}
          aria-describedby={openedId}
          onClick={onEnd}
        >
          {texts.end}
        </Button>
      )}
    </li>
  );
}

/** The user's open sessions: each can be revoked, and all others together. */
export function SessionsCard({ username }: { username: string | null }) {
  const client = useClient();
  const { data, error, reload } = useEndpoint(listSessions, {}, username);
  const reloadAll = useReload();
  const [message, setMessage] = useState('');
  const end = useAction(async (id: string) => {
    setMessage('');
    // Also after an error: the session may have ended before.
    await client.request(endSession, { params: { id } }).finally(reload);
    setMessage(texts.ended);
  });
  const endOthers = useAction(async (releases: boolean) => {
    setMessage('');
    await client.request(endOtherSessions, { body: { release_machine: releases } });
    // It is of a session that is not open any more.
    end.reset();
    setMessage(texts.othersEnded);
    // Not awaited: the dialog closes first, and returns the focus to the button that then disappears.
    void reloadAll(listSessions, getMachine, getUserInformation);
  });
  const others = data?.items.filter(({ current }) => !current) ?? [];
  return (
    <Card title={texts.title}>
      <RestoreFocus>
        <Stack gap="md">
          {!data && error ? <InlineErrorState text={texts.loadFailed} onRetry={reload} /> : null}
          {data || error ? null : <Skeleton shape="text" width="most" />}
          {data ? (
            <ul {...listRole}>
              {data.items.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  isBusy={end.isBusy || endOthers.isBusy}
                  onEnd={() => void end.run(session.id)}
                />
              ))}
            </ul>
          ) : null}
          <StatusRegion>{message ? <Alert tone="success">{message}</Alert> : null}</StatusRegion>
          <FailureAlert failure={end.failure} />
          {others.length > 0 ? (
            <RevokeOtherSessions username={username} action={endOthers} />
          ) : null}
          {data && others.length === 0 ? <Text tone="muted">{texts.onlyThis}</Text> : null}
        </Stack>
      </RestoreFocus>
    </Card>
  );
}

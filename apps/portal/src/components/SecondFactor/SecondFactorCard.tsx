import { useEndpoint } from '@consultancy/api/hooks';
import {
  Alert,
  Box,
  Button,
  Card,
  Inline,
  RestoreFocus,
  Skeleton,
  Stack,
  Text,
} from '@consultancy/ui';
import { getSecondFactor, limits, listSessions, type SecondFactor } from '@consultancy/validation';
import { useState } from 'react';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { onceLoaded } from '../../lib/load-failures.ts';
import { factorCardTexts as texts } from '../../texts/factor-setup.ts';
import { InlineErrorState } from '../InlineErrorState/InlineErrorState.tsx';
import type { FactorTask } from './FactorDialogs.tsx';
import { FactorList } from './FactorList.tsx';
import { RecoveryState } from './RecoveryState.tsx';

const FactorDialogs = lazyChunk(() => import('./FactorDialogs.tsx'), 'FactorDialogs');

interface FactorStateProps {
  data: SecondFactor;
  onTask: (task: FactorTask) => void;
}

/** The state of the second factor, and what can be done with it. */
function FactorState({ data, onTask }: FactorStateProps) {
  const { passkeys, totp, recovery_codes_left } = data;
  const hasFactor = passkeys.length > 0 || totp !== null;
  const isFull = passkeys.length >= limits.passkeysMaximum;
  return (
    <Stack gap="md">
      <Text measure>{hasFactor ? texts.some : texts.none}</Text>
      {hasFactor ? <FactorList data={data} onTask={onTask} /> : null}
      {hasFactor ? (
        <RecoveryState left={recovery_codes_left} onRenew={() => onTask({ kind: 'renew' })} />
      ) : null}
      {isFull ? <Text tone="muted">{texts.full}</Text> : null}
      <Inline gap="sm">
        {isFull ? null : (
          <Button onClick={() => onTask({ kind: 'passkey' })}>{texts.addPasskey}</Button>
        )}
        <Button onClick={() => onTask({ kind: totp ? 'replace-app' : 'app' })}>
          {totp ? texts.replaceApp : texts.addApp}
        </Button>
      </Inline>
      {hasFactor ? (
        <Text size="sm" tone="muted" measure>
          <strong>{texts.lossTitle}.</strong> {texts.loss}
        </Text>
      ) : null}
    </Stack>
  );
}

const doneTexts: Record<FactorTask['kind'], string> = {
  passkey: texts.passkeyAdded,
  app: texts.appAdded,
  'replace-app': texts.appAdded,
  renew: texts.codesRenewed,
  remove: texts.removed,
};

/** The second factor of the signed-in user: its state, set-up and removal. */
export function SecondFactorCard({ username }: { username: string | null }) {
  const { data, error, reload } = useEndpoint(getSecondFactor, {}, username);
  // The first factor and each removal revoke the other sessions.
  const { reload: reloadSessions } = useEndpoint(listSessions, {}, username);
  const [task, setTask] = useState<FactorTask | null>(null);
  const [message, setMessage] = useState('');
  const start = (next: FactorTask) => {
    setMessage('');
    // Dialogs that cannot be fetched must not replace the page, whose profile may be unsaved.
    onceLoaded(FactorDialogs, () => setTask(next));
  };
  const finish = () => {
    if (task) setMessage(doneTexts[task.kind]);
    setTask(null);
  };
  return (
    <Card title={texts.title}>
      <RestoreFocus>
        {/* Outside the stack, whose gap an empty region would double. */}
        <div role="status">
          {message ? (
            <Box paddingBlock="sm">
              <Alert tone="success">{message}</Alert>
            </Box>
          ) : null}
        </div>
        <Stack gap="md">
          {data ? <FactorState data={data} onTask={start} /> : null}
          {!data && error ? <InlineErrorState text={texts.loadFailed} onRetry={reload} /> : null}
          {data || error ? null : <Skeleton shape="text" width="most" />}
        </Stack>
      </RestoreFocus>
      {task && username !== null ? (
        <FactorDialogs
          task={task}
          username={username}
          onClose={() => setTask(null)}
          onChanged={() => void Promise.all([reload(), reloadSessions()])}
          onDone={finish}
        />
      ) : null}
    </Card>
  );
}

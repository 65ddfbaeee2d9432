import { useClient } from '@consultancy/api/hooks';
import { Alert, Button, RestoreFocus, Stack, Text } from '@consultancy/ui';
import { cancelEmailChange } from '@consultancy/validation';
import { FailureAlert } from '../../../../components/FailureAlert/FailureAlert.tsx';
import { StatusRegion } from '../../../../components/StatusRegion/StatusRegion.tsx';
import { useAction } from '../../../../lib/use-action.ts';
import { profileTexts as texts } from '../../../../texts/profile.ts';

interface PendingProps {
  /** The e-mail that awaits confirmation. */
  email: string;
  onCancelled: () => unknown;
}

function Pending({ email, onCancelled }: PendingProps) {
  const client = useClient();
  const cancel = useAction(async () => {
    await client.request(cancelEmailChange, {});
    await onCancelled();
  });
  return (
    <Alert tone="warning" title={texts.pendingTitle}>
      <Stack gap="sm" align="start">
        <Text size="sm">{texts.pending(email)}</Text>
        <Button
          size="sm"
          busy={cancel.isBusy}
          busyLabel={texts.cancelling}
          onClick={() => void cancel.run()}
        >
          {texts.cancelPending}
        </Button>
        <FailureAlert failure={cancel.failure} />
      </Stack>
    </Alert>
  );
}

interface PendingEmailProps extends Omit<PendingProps, 'email'> {
  /** The e-mail that awaits confirmation; null if there is none. */
  email: string | null;
  /** Whether the last one was cancelled just now. */
  isCancelled: boolean;
}

/** A new e-mail that is not confirmed yet (decisions §3), or that it was cancelled. */
export function PendingEmail({ email, isCancelled, onCancelled }: PendingEmailProps) {
  if (email === null && !isCancelled) return null;
  return (
    <RestoreFocus>
      <StatusRegion>
        {email === null ? <Alert tone="success">{texts.cancelled}</Alert> : null}
      </StatusRegion>
      {email === null ? null : <Pending email={email} onCancelled={onCancelled} />}
    </RestoreFocus>
  );
}

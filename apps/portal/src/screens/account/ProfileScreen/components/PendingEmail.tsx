import { useClient } from '@consultancy/api/hooks';
import { Alert, Button, Stack, Text } from '@consultancy/ui';
import { cancelEmailChange } from '@consultancy/validation';
import { FailureAlert } from '../../../../components/FailureAlert/FailureAlert.tsx';
import { useAction } from '../../../../lib/use-action.ts';
import { profileTexts as texts } from '../../../../texts/profile.ts';

interface PendingEmailProps {
  /** The e-mail that awaits confirmation. */
  email: string;
  onCancelled: () => unknown;
}

/** A new e-mail that is not confirmed yet (decisions §3). */
export function PendingEmail({ email, onCancelled }: PendingEmailProps) {
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

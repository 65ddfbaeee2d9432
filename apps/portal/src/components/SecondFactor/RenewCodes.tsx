import { useClient } from '@consultancy/api/hooks';
import { Button, Stack, Text } from '@consultancy/ui';
import { type RecoveryCodes, renewRecoveryCodes } from '@consultancy/validation';
import { useAction } from '../../lib/use-action.ts';
import { renewTexts as texts } from '../../texts/factor-setup.ts';
import { FailureAlert } from '../FailureAlert/FailureAlert.tsx';
import { useDialogLock } from '../LockedDialog/dialog-lock.ts';
import { SetupDialog, type SetupProps } from './SetupDialog.tsx';

function Question({ onRenewed }: { onRenewed: (codes: RecoveryCodes) => void }) {
  const client = useClient();
  const renew = useAction(async () => onRenewed(await client.request(renewRecoveryCodes, {})));
  useDialogLock(renew.isBusy);
  return (
    <Stack gap="md">
      <Text>{texts.text}</Text>
      <FailureAlert failure={renew.failure} />
      <Button
        variant="primary"
        size="lg"
        fullWidth
        busy={renew.isBusy}
        busyLabel={texts.busy}
        onClick={() => void renew.run()}
      >
        {texts.confirm}
      </Button>
    </Stack>
  );
}

/** Creates new recovery codes, after a confirmation, as those before become invalid. */
export function RenewCodes(props: SetupProps) {
  return (
    <SetupDialog {...props} title={texts.title}>
      {(finish) => <Question onRenewed={finish} />}
    </SetupDialog>
  );
}

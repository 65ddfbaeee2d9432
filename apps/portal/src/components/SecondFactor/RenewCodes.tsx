import { useClient } from '@consultancy/api/hooks';
import { Button, Stack, Text } from '@consultancy/ui';
import { type RecoveryCodes, renewRecoveryCodes } from '@consultancy/validation';
import { reloadIfOutdated } from '../../lib/reload-if-outdated.ts';
import { useAction } from '../../lib/use-action.ts';
import { renewTexts as texts } from '../../texts/factor-setup.ts';
import { FailureAlert } from '../FailureAlert/FailureAlert.tsx';
import { useDialogLock } from '../LockedDialog/dialog-lock.ts';
import { SetupDialog, type SetupProps } from './SetupDialog.tsx';

interface QuestionProps {
  onRenewed: (codes: RecoveryCodes) => void;
  /** Called when the factors differ from those shown. */
  onOutdated: () => void;
}

function Question({ onRenewed, onOutdated }: QuestionProps) {
  const client = useClient();
  const renew = useAction(async () => {
    onRenewed(await reloadIfOutdated(client.request(renewRecoveryCodes, {}), onOutdated));
  });
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
      {(finish) => <Question onRenewed={finish} onOutdated={props.onChanged} />}
    </SetupDialog>
  );
}

import { useEndpoint } from '@consultancy/api/hooks';
import { Button, Checkbox, ConfirmDialog, Inline } from '@consultancy/ui';
import { getMachine } from '@consultancy/validation';
import { useState } from 'react';
import type { Action } from '../../../../lib/use-action.ts';
import { commonTexts } from '../../../../texts/common.ts';
import { failureText } from '../../../../texts/errors.ts';
import { sessionTexts as texts } from '../../../../texts/profile.ts';
import { releaseMachineTexts } from '../../../../texts/update-failures.ts';

interface EndOthersProps {
  username: string | null;
  /** Ends the other sessions. @param releases whether the registered machine's access ends too. */
  action: Action<[releases: boolean]>;
}

/** Ends the other sessions; a user with a registered machine is asked whether it ends too. */
export function EndOthers({ username, action }: EndOthersProps) {
  const machine = useEndpoint(getMachine, {}, username).data;
  const [isAsking, setAsking] = useState(false);
  const [releases, setReleases] = useState(true);
  const ask = () => {
    setReleases(true);
    setAsking(true);
  };
  const confirm = async () => {
    if (await action.run(releases)) setAsking(false);
  };
  const isAsked = Boolean(machine?.machine_id);
  return (
    <Inline gap="sm">
      <Button
        busy={action.isBusy}
        busyLabel={texts.ending}
        onClick={() => (isAsked ? ask() : void action.run(true))}
      >
        {texts.endOthers}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(open) => {
          setAsking(open);
          action.reset();
        }}
        title={texts.endOthersTitle}
        description={texts.endOthersText}
        confirmLabel={texts.endOthersConfirm}
        cancelLabel={commonTexts.cancel}
        busyLabel={texts.ending}
        busy={action.isBusy}
        error={isAsking && action.failure ? failureText(action.failure) : undefined}
        onConfirm={() => void confirm()}
      >
        <Checkbox
          label={releaseMachineTexts.label}
          hint={releaseMachineTexts.hint}
          checked={releases}
          onChange={(event) => setReleases(event.target.checked)}
        />
      </ConfirmDialog>
    </Inline>
  );
}

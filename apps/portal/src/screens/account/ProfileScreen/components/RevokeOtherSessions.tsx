import { useEndpoint } from '@consultancy/api/hooks';
import { Button, Checkbox, ConfirmDialog, Stack } from '@consultancy/ui';
import { getMachine } from '@consultancy/validation';
import { useState } from 'react';
import { FailureAlert } from '../../../../components/FailureAlert/FailureAlert.tsx';
import type { Action } from '../../../../lib/use-action.ts';
import { commonTexts } from '../../../../texts/common.ts';
import { failureText } from '../../../../texts/errors.ts';
import { sessionTexts as texts } from '../../../../texts/profile.ts';
import { releaseMachineTexts } from '../../../../texts/update-failures.ts';

interface RevokeOtherSessionsProps {
  username: string | null;
  /** Revokes the other sessions. @param releases whether the machine is released too. */
  action: Action<[releases: boolean]>;
}

/** Revokes the other sessions; a user with a registered machine chooses whether it is released too. */
export function RevokeOtherSessions({ username, action }: RevokeOtherSessionsProps) {
  const machine = useEndpoint(getMachine, {}, username).data;
  const [isOpen, setOpen] = useState(false);
  const [releases, setReleases] = useState(true);
  const open = () => {
    setReleases(true);
    setOpen(true);
  };
  const confirm = async () => {
    if (await action.run(releases)) setOpen(false);
  };
  // One that is not known yet is offered too: it would be released without a notice otherwise.
  const hasMachine = machine?.machine_id !== null;
  return (
    <Stack gap="sm" align="start">
      {isOpen ? null : <FailureAlert failure={action.failure} />}
      <Button
        busy={action.isBusy}
        busyLabel={texts.ending}
        onClick={() => (hasMachine ? open() : void action.run(true))}
      >
        {texts.endOthers}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={(next) => {
          setOpen(next);
          action.reset();
        }}
        title={texts.endOthersTitle}
        description={texts.endOthersText}
        confirmLabel={texts.endOthersConfirm}
        cancelLabel={commonTexts.cancel}
        busyLabel={texts.ending}
        busy={action.isBusy}
        error={isOpen && action.failure ? failureText(action.failure) : undefined}
        onConfirm={() => void confirm()}
      >
        <Checkbox
          label={releaseMachineTexts.label}
          hint={releaseMachineTexts.hint}
          checked={releases}
          onChange={(event) => setReleases(event.target.checked)}
        />
      </ConfirmDialog>
    </Stack>
  );
}

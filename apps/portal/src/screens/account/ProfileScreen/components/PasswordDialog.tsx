import { useClient, useEndpoint, useReload, useSession } from '@consultancy/api/hooks';
import { Alert, Button, PasswordField, Stack } from '@consultancy/ui';
import {
  getMachine,
  getUserInformation,
  listSessions,
  logPasswordChange,
  type PasswordChange,
  passwordChange,
  updatePassword,
} from '@consultancy/validation';
import { useState } from 'react';
import { fieldProps } from '../../../../components/EnglishOriginal/field-props.tsx';
import { LockedDialog } from '../../../../components/LockedDialog/LockedDialog.tsx';
import { NewPasswordFields } from '../../../../components/NewPasswordFields/NewPasswordFields.tsx';
import {
  ReleaseMachineField,
  withMachineChoice,
} from '../../../../components/NewPasswordFields/ReleaseMachineField.tsx';
import { SentFormFrame } from '../../../../components/SentFormFrame/SentFormFrame.tsx';
import { useSentForm } from '../../../../lib/forms/use-sent-form.ts';
import { log } from '../../../../lib/log.ts';
import { commonTexts, passwordLabels } from '../../../../texts/common.ts';
import { profileTexts as texts } from '../../../../texts/profile.ts';
import {
  passwordFailureText,
  passwordTexts,
  passwordUpdated,
} from '../../../../texts/update-failures.ts';

const blank: PasswordChange = {
  old_password: '',
  new_password: '',
  confirm_new_password: '',
  release_machine: true,
};

function usePasswordChange(onChanged: () => void) {
  const client = useClient();
  const reload = useReload();
  return useSentForm({
    schema: passwordChange,
    defaults: blank,
    fieldOfCode: { PASSWORD_INCORRECT: 'old_password' },
    send: (values: PasswordChange) =>
      client.request(updatePassword, { body: withMachineChoice(values) }),
    onSuccess: () => {
      // §7: the change is reported; if reporting fails, the change is still successful.
      client
        .request(logPasswordChange, { body: { change_type: 'Password Change (web)' } })
        .catch((error) => log('password change not reported', error));
      // The change has revoked the other sessions, and has released the machine if that was chosen.
      void reload(listSessions, getMachine, getUserInformation);
      onChanged();
    },
  });
}

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const sentForm = usePasswordChange(onChanged);
  const username = useSession().currentUser?.username;
  const machine = useEndpoint(getMachine, {}, username ?? null).data;
  return (
    <SentFormFrame
      sentForm={sentForm}
      label={texts.changePassword}
      submitLabel={texts.save}
      busyLabel={texts.saving}
      failureText={passwordFailureText}
    >
      {/* Password managers identify the account by this field. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        {...fieldProps(sentForm.form, 'old_password')}
        label={passwordTexts.current}
        autoComplete="current-password"
        {...passwordLabels}
        required
      />
      <NewPasswordFields form={sentForm.form} />
      {machine?.machine_id === null ? null : <ReleaseMachineField form={sentForm.form} />}
    </SentFormFrame>
  );
}

interface PasswordDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Changes the password (§3, §4, §8); closing the dialog discards the input. */
export function PasswordDialog({ open, onOpenChange }: PasswordDialogProps) {
  const [isChanged, setChanged] = useState(false);
  const close = () => {
    onOpenChange(false);
    setChanged(false);
  };
  return (
    <LockedDialog
      open={open}
      onOpenChange={close}
      title={texts.changePassword}
      closeLabel={commonTexts.close}
    >
      {isChanged ? (
        <Stack gap="lg">
          <Alert tone="success" live="polite" title={passwordUpdated}>
            {texts.securityDone}
          </Alert>
          <Button variant="primary" onClick={close}>
            {texts.close}
          </Button>
        </Stack>
      ) : (
        <PasswordForm onChanged={() => setChanged(true)} />
      )}
    </LockedDialog>
  );
}

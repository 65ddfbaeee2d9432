import { isApiError } from '@consultancy/api';
import { useClient, useSession } from '@consultancy/api/hooks';
import {
  logPasswordChange,
  type PasswordResetForm,
  passwordResetForm,
  type SessionUser,
  verifyPasswordReset,
} from '@consultancy/validation';
import { NewPasswordFields } from '../../../../components/NewPasswordFields/NewPasswordFields.tsx';
import {
  ReleaseMachineField,
  withMachineChoice,
} from '../../../../components/NewPasswordFields/ReleaseMachineField.tsx';
import { SentFormFrame } from '../../../../components/SentFormFrame/SentFormFrame.tsx';
import { useSentForm } from '../../../../lib/forms/use-sent-form.ts';
import { log } from '../../../../lib/log.ts';
import { userUnlessFactor } from '../../../../lib/user-unless-factor.ts';
import { newPasswordTexts as texts } from '../../../../texts/auth.ts';
import { passwordFailureText } from '../../../../texts/update-failures.ts';

interface NewPasswordFormProps {
  /** Token of the link. */
  token: string;
  /** Called if the server rejects the link. */
  onRejected: () => void;
  /** Called once the password is changed and the user is signed in. */
  onChanged: (user: SessionUser) => void;
  /** Called once the password is changed, and the second factor comes next. */
  onFactor: () => void;
}

function useNewPassword({ token, onRejected, onChanged, onFactor }: NewPasswordFormProps) {
  const client = useClient();
  const { setCurrentUser } = useSession();
  return useSentForm({
    schema: passwordResetForm,
    defaults: {
      new_password: '',
      confirm_new_password: '',
      release_machine: true,
    } satisfies PasswordResetForm,
    send: async (values: PasswordResetForm) => {
      try {
        const body = { ...withMachineChoice(values), token };
        return await userUnlessFactor(client.request(verifyPasswordReset, { body }));
      } catch (error) {
        if (isApiError(error) && error.code === 'LINK_INVALID') onRejected();
        throw error;
      }
    },
    onSuccess: (user) => {
      if (!user) return onFactor();
      setCurrentUser(user);
      // §7: the change is reported; if reporting fails, the change is still successful.
      client
        .request(logPasswordChange, { body: { change_type: 'Password Change (reset)' } })
        .catch((error) => log('password change not reported', error));
      onChanged(user);
    },
  });
}

/** The new password, twice (§3, §5). */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const sentForm = useNewPassword(props);
  return (
    <SentFormFrame
      sentForm={sentForm}
      label={texts.save}
      submitLabel={texts.save}
      busyLabel={texts.saving}
      failureText={passwordFailureText}
    >
      <NewPasswordFields form={sentForm.form} />
      <ReleaseMachineField form={sentForm.form} />
    </SentFormFrame>
  );
}

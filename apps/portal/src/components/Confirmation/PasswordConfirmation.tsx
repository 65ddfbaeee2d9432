import { useClient } from '@consultancy/api/hooks';
import { confirmIdentity, type IdentityPayload, identityPayload } from '@consultancy/validation';
import { useSentForm } from '../../lib/forms/use-sent-form.ts';
import { confirmIdentityTexts as texts } from '../../texts/profile.ts';
import { fieldProps } from '../EnglishOriginal/field-props.tsx';
import { OwnPasswordField } from '../OwnPasswordField/OwnPasswordField.tsx';
import { SentFormFrame } from '../SentFormFrame/SentFormFrame.tsx';

const blank: IdentityPayload = { password: '' };

/** The user's own password in the open session. */
export function PasswordConfirmation({ onConfirmed }: { onConfirmed: () => void }) {
  const client = useClient();
  const sentForm = useSentForm({
    schema: identityPayload,
    defaults: blank,
    send: (body: IdentityPayload) => client.request(confirmIdentity, { body }),
    onSuccess: onConfirmed,
  });
  return (
    <SentFormFrame
      sentForm={sentForm}
      label={texts.title}
      submitLabel={texts.confirm}
      busyLabel={texts.confirming}
    >
      <OwnPasswordField {...fieldProps(sentForm.form, 'password')} />
    </SentFormFrame>
  );
}

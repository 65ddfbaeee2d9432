import { useClient } from '@consultancy/api/hooks';
import { Dialog } from '@consultancy/ui';
import { confirmIdentity, type IdentityPayload, identityPayload } from '@consultancy/validation';
import { useSentForm } from '../../lib/forms/use-sent-form.ts';
import { commonTexts } from '../../texts/common.ts';
import { confirmIdentityTexts as texts } from '../../texts/profile.ts';
import { fieldProps } from '../EnglishOriginal/field-props.tsx';
import { OwnPasswordField } from '../OwnPasswordField/OwnPasswordField.tsx';
import { SentFormFrame } from '../SentFormFrame/SentFormFrame.tsx';

const blank: IdentityPayload = { password: '' };

interface ConfirmIdentityDialogProps {
  /** Called with whether the password was confirmed; false when the user cancels. */
  onClose: (isConfirmed: boolean) => void;
}

/** Asks for the user's own password in the open session. Rendered while it is open. */
export function ConfirmIdentityDialog({ onClose }: ConfirmIdentityDialogProps) {
  const client = useClient();
  const sentForm = useSentForm({
    schema: identityPayload,
    defaults: blank,
    fieldOfCode: { PASSWORD_INCORRECT: 'password' },
    send: (body: IdentityPayload) => client.request(confirmIdentity, { body }),
    onSuccess: () => onClose(true),
  });
  return (
    <Dialog
      open
      onOpenChange={() => onClose(false)}
      title={texts.title}
      description={texts.text}
      closeLabel={commonTexts.close}
    >
      <SentFormFrame
        sentForm={sentForm}
        label={texts.title}
        submitLabel={texts.confirm}
        busyLabel={texts.confirming}
      >
        <OwnPasswordField {...fieldProps(sentForm.form, 'password')} />
      </SentFormFrame>
    </Dialog>
  );
}

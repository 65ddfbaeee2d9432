import { useClient } from '@consultancy/api/hooks';
import { TextAreaField } from '@consultancy/ui';
import type { ListedUser, MessageResponse } from '@consultancy/validation';
import { fieldProps } from '../../components/EnglishOriginal/field-props.tsx';
import { FormDialog } from '../../components/FormDialog/FormDialog.tsx';
import { OwnIdentity } from '../../components/OwnIdentity/OwnIdentity.tsx';
import {
  blankProven,
  type ProvenValues,
  provenForm,
  reasonForm,
} from '../../lib/forms/proven-form.ts';
import { useSentForm } from '../../lib/forms/use-sent-form.ts';
import { reloadIfOutdated } from '../../lib/reload-if-outdated.ts';
import { userActionTexts, userTexts } from '../../texts/users.ts';
import { actOnUser, isProven, type OfferedAction } from './user-actions.ts';

interface ActionDialogProps {
  action: OfferedAction;
  row: ListedUser;
  onClose: () => void;
  /** Called with the message of the result. */
  onDone: (message: string) => void;
  /** Called when the account differs from the one shown: whether it is as the action would make it. */
  onOutdated: (isDone: boolean) => void;
}

/** Requests the reason of an action on an account, and executes it. */
export function ActionDialog({ action, row, onClose, onDone, onOutdated }: ActionDialogProps) {
  const client = useClient();
  const { username } = row;
  const texts = userActionTexts[action.key];
  const needsProof = isProven(action.key);
  const sentForm = useSentForm<ProvenValues, ProvenValues, MessageResponse>({
    schema: needsProof ? provenForm : reasonForm,
    defaults: blankProven,
    send: (values) =>
      reloadIfOutdated(actOnUser(client, action.key, username, values), ({ code }) =>
        onOutdated(code === 'ACCOUNT_UNCHANGED'),
      ),
    onSuccess: ({ message }) => onDone(message),
  });
  const { form } = sentForm;
  return (
    <FormDialog
      sentForm={sentForm}
      onClose={onClose}
      title={texts.title(username)}
      description={texts.text}
      confirmLabel={texts.confirm}
      busyLabel={texts.busy}
      tone={action.tone}
    >
      <TextAreaField
        {...fieldProps(form, 'reason', userTexts.reasonHint)}
        label={userTexts.reason}
        rows={2}
        required
      />
      {needsProof ? <OwnIdentity form={form} /> : null}
    </FormDialog>
  );
}

import { useClient } from '@consultancy/api/hooks';
import { TextAreaField } from '@consultancy/ui';
import {
  type DataRequestCase,
  type DataRequestStepPayload,
  dataRequestStepPayload,
  type MessageResponse,
  processDataRequest,
} from '@consultancy/validation';
import { fieldProps } from '../../../../components/EnglishOriginal/field-props.tsx';
import { FormDialog } from '../../../../components/FormDialog/FormDialog.tsx';
import { useSentForm } from '../../../../lib/forms/use-sent-form.ts';
import {
  dataRequestStepTexts,
  dataRequestTexts as texts,
} from '../../../../texts/data-requests.ts';

/** Props of the dialog of a step. */
export interface StepDialogProps {
  request: DataRequestCase;
  onClose: () => void;
  /** Called with the message of the result. */
  onDone: (message: string) => void;
}

/** Takes a step with a request; the user is notified of its text by mail. */
export function StepDialog(props: StepDialogProps & { step: DataRequestStepPayload['step'] }) {
  const { request, step, onClose, onDone } = props;
  const client = useClient();
  const { title, text, confirm, busy } = dataRequestStepTexts[step];
  const hasNote = step !== 'start';
  const sentForm = useSentForm<DataRequestStepPayload, DataRequestStepPayload, MessageResponse>({
    schema: dataRequestStepPayload,
    defaults: hasNote ? { step, note: '' } : { step },
    send: (body) =>
      client.request(processDataRequest, { params: { id: String(request.request_id) }, body }),
    onSuccess: ({ message }) => onDone(message),
  });
  return (
    <FormDialog
      sentForm={sentForm}
      onClose={onClose}
      title={title}
      description={text}
      confirmLabel={confirm}
      busyLabel={busy}
      tone={step === 'reject' ? 'danger' : 'primary'}
    >
      {hasNote ? (
        <TextAreaField
          {...fieldProps(sentForm.form, 'note', texts.noteHint)}
          label={texts.note}
          rows={4}
          required
        />
      ) : null}
    </FormDialog>
  );
}

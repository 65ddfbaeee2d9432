import { useClient } from '@consultancy/api/hooks';
import { TextAreaField } from '@consultancy/ui';
import {
  completeDataRequest,
  type DataRequest,
  type DataRequestCompletion,
  dataRequestCompletion,
} from '@consultancy/validation';
import { fieldProps } from '../../../../components/EnglishOriginal/field-props.tsx';
import { FormDialog } from '../../../../components/FormDialog/FormDialog.tsx';
import { useSentForm } from '../../../../lib/forms/use-sent-form.ts';
import { reloadIfOutdated } from '../../../../lib/reload-if-outdated.ts';
import { myDataTexts as texts } from '../../../../texts/data-requests.ts';

interface CompletionDialogProps {
  requestId: number;
  onClose: () => void;
  /** Called when the request differs from the one shown. */
  onChanged: () => void;
  /** Called with the message of the result. */
  onDone: (message: string) => void;
}

/** Completes an incomplete complaint, whose term then starts again (§9). */
export function CompletionDialog(props: CompletionDialogProps) {
  const { requestId, onClose, onChanged, onDone } = props;
  const client = useClient();
  const sentForm = useSentForm<DataRequestCompletion, DataRequestCompletion, DataRequest>({
    schema: dataRequestCompletion,
    defaults: { details: '' },
    send: (body) =>
      reloadIfOutdated(
        client.request(completeDataRequest, { params: { id: String(requestId) }, body }),
        onChanged,
      ),
    onSuccess: () => {
      onClose();
      onDone(texts.completed(requestId));
    },
  });
  return (
    <FormDialog
      sentForm={sentForm}
      onClose={onClose}
      title={texts.completeTitle(requestId)}
      description={texts.completeText}
      confirmLabel={texts.complete}
      busyLabel={texts.sending}
    >
      <TextAreaField
        {...fieldProps(sentForm.form, 'details', texts.detailsHint)}
        label={texts.completion}
        rows={4}
        required
      />
    </FormDialog>
  );
}

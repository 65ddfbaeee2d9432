import { useClient } from '@consultancy/api/hooks';
import {
  type DataRequestCase,
  type DataRequestStepPayload,
  dataRequestStepPayload,
  type MessageResponse,
  processDataRequest,
} from '@consultancy/validation';
import { useSentForm } from '../../../../lib/forms/use-sent-form.ts';
import { reloadIfOutdated } from '../../../../lib/reload-if-outdated.ts';
import { dataRequestTexts as texts } from '../../../../texts/data-requests.ts';
import { StepForm } from './StepForm.tsx';

/** Props of the dialog of a step. */
export interface StepDialogProps {
  request: DataRequestCase;
  onClose: () => void;
  /** Called with the message of the result. */
  onDone: (message: string) => void;
  /** Called when the request differs from the one shown. */
  onOutdated: () => void;
}

/** Takes a step with a request; the user is notified of its text by mail. */
export function StepDialog(props: StepDialogProps & { step: DataRequestStepPayload['step'] }) {
  const { request, step, onClose, onDone, onOutdated } = props;
  const client = useClient();
  const hasNote = step !== 'start';
  const sentForm = useSentForm<DataRequestStepPayload, DataRequestStepPayload, MessageResponse>({
    schema: dataRequestStepPayload,
    defaults: hasNote ? { step, note: '' } : { step },
    send: (body) =>
      reloadIfOutdated(
        client.request(processDataRequest, { params: { id: String(request.request_id) }, body }),
        onOutdated,
      ),
    onSuccess: ({ message }) => onDone(message),
  });
  return (
    <StepForm
      sentForm={sentForm}
      step={step}
      onClose={onClose}
      noteHint={hasNote ? texts.noteHint : null}
    />
  );
}

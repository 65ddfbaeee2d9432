import { useClient } from '@consultancy/api/hooks';
import { Alert } from '@consultancy/ui';
import {
  type DataErasurePayload,
  dataErasurePayload,
  eraseRequestedData,
  formatDecimal,
  isZeroDecimal,
  type MessageResponse,
} from '@consultancy/validation';
import { fieldProps } from '../../../../components/EnglishOriginal/field-props.tsx';
import { OwnPasswordField } from '../../../../components/OwnPasswordField/OwnPasswordField.tsx';
import { useSentForm } from '../../../../lib/forms/use-sent-form.ts';
import { reloadIfOutdated } from '../../../../lib/reload-if-outdated.ts';
import { erasureCredits, dataRequestTexts as texts } from '../../../../texts/data-requests.ts';
import type { StepDialogProps } from './StepDialog.tsx';
import { StepForm } from './StepForm.tsx';

/** Resolves a request for erasure; needs the administrator's password. */
export function EraseDialog({ request, onClose, onDone, onOutdated }: StepDialogProps) {
  const client = useClient();
  const { account } = request;
  const sentForm = useSentForm<DataErasurePayload, DataErasurePayload, MessageResponse>({
    schema: dataErasurePayload,
    defaults: { note: '', password: '' },
    send: (body) =>
      reloadIfOutdated(
        client.request(eraseRequestedData, { params: { id: String(request.request_id) }, body }),
        onOutdated,
      ),
    onSuccess: ({ message }) => onDone(message),
  });
  return (
    <StepForm
      sentForm={sentForm}
      step="erase"
      onClose={onClose}
      noteHint={texts.lastNoteHint}
      warning={
        account && !isZeroDecimal(account.current_credits) ? (
          <Alert tone="warning">
            {erasureCredits(
              formatDecimal(account.current_credits),
              formatDecimal(account.pending_credits),
            )}
          </Alert>
        ) : null
      }
    >
      <OwnPasswordField {...fieldProps(sentForm.form, 'password')} />
    </StepForm>
  );
}

import { TextAreaField } from '@consultancy/ui';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { fieldProps } from '../../../../components/EnglishOriginal/field-props.tsx';
import { FormDialog } from '../../../../components/FormDialog/FormDialog.tsx';
import type { SentForm } from '../../../../lib/forms/use-sent-form.ts';
import {
  dataRequestStepTexts,
  dataRequestTexts as texts,
} from '../../../../texts/data-requests.ts';

interface StepFormProps<Values extends FieldValues, Output extends FieldValues> {
  /** The form; its text for the user is the field `note`. */
  sentForm: SentForm<Values, Output>;
  step: keyof typeof dataRequestStepTexts;
  onClose: () => void;
  /** Hint of the text for the user; null for a step without one. */
  noteHint: string | null;
  /** Above the text for the user. */
  warning?: ReactNode;
  /** Below it. */
  children?: ReactNode;
}

/** The dialog of a step with a request, with the text that the user receives by mail. */
export function StepForm<Values extends FieldValues, Output extends FieldValues>(
  props: StepFormProps<Values, Output>,
) {
  const { sentForm, step, onClose, noteHint, warning, children } = props;
  const { title, text, confirm, busy } = dataRequestStepTexts[step];
  // Every form with a hint has this name; the types of its paths do not know that.
  const note = 'note' as FieldPath<Values>;
  return (
    <FormDialog
      sentForm={sentForm}
      onClose={onClose}
      title={title}
      description={text}
      confirmLabel={confirm}
      busyLabel={busy}
      tone={step === 'reject' || step === 'erase' ? 'danger' : 'primary'}
    >
      {warning}
      {noteHint === null ? null : (
        <TextAreaField
          {...fieldProps(sentForm.form, note, noteHint)}
          label={texts.note}
          rows={4}
          required
        />
      )}
      {children}
    </FormDialog>
  );
}

import { ConfirmDialog, Stack } from '@consultancy/ui';
import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SentForm } from '../../lib/forms/use-sent-form.ts';
import { commonTexts } from '../../texts/common.ts';
import { FailureAlert } from '../FailureAlert/FailureAlert.tsx';

interface FormDialogProps<Values extends FieldValues, Output extends FieldValues> {
  /** The form, from `useSentForm`; sending it is what confirms. */
  sentForm: SentForm<Values, Output>;
  /** Called when the reader steps back; not while it is being sent. */
  onClose: () => void;
  /** The question. */
  title: string;
  /** What will happen, and whether it can be undone. */
  description: ReactNode;
  confirmLabel: string;
  busyLabel: string;
  tone?: 'primary' | 'danger';
  /** What helps with the failure that is shown. */
  failureHelp?: ReactNode;
  /** What is shown before the question is answered, and the fields that it needs. */
  children: ReactNode;
}

/** A question whose answer is a form: a reason, the own password. Rendered while it is asked. */
export function FormDialog<Values extends FieldValues, Output extends FieldValues>(
  props: FormDialogProps<Values, Output>,
) {
  const id = useId();
  const { submit, isBusy, failure } = props.sentForm;
  return (
    <ConfirmDialog
      open
      onOpenChange={props.onClose}
      title={props.title}
      description={props.description}
      confirmLabel={props.confirmLabel}
      cancelLabel={commonTexts.cancel}
      busyLabel={props.busyLabel}
      busy={isBusy}
      tone={props.tone}
      formId={id}
    >
      <form id={id} noValidate method="post" aria-label={props.title} onSubmit={submit}>
        <Stack gap="md">
          {props.children}
          <FailureAlert failure={failure}>{props.failureHelp}</FailureAlert>
        </Stack>
      </form>
    </ConfirmDialog>
  );
}

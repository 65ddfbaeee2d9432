import { ConfirmDialog, Stack } from '@consultancy/ui';
import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SentForm } from '../../lib/forms/use-sent-form.ts';
import { commonTexts } from '../../texts/common.ts';
import { FailureAlert } from '../FailureAlert/FailureAlert.tsx';

interface FormDialogProps<Values extends FieldValues, Output extends FieldValues> {
  /** The form, from `useSentForm`; submitting it confirms. */
  sentForm: SentForm<Values, Output>;
  /** Called when the user cancels; not while the request is in progress. */
  onClose: () => void;
  /** The question. */
  title: string;
  /** The consequences, and whether they can be undone. */
  description: ReactNode;
  confirmLabel: string;
  busyLabel: string;
  tone?: 'primary' | 'danger';
  /** A remedy for the error that is shown. */
  failureHelp?: ReactNode;
  /** Details above the fields, and the fields. */
  children: ReactNode;
}

/** A confirmation with a form: a reason, the user's password. Rendered while it is open. */
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

import { ConfirmDialog, Stack } from '@consultancy/ui';
import { type ReactNode, useId } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { blankIdentity } from '../../lib/forms/identity-fields.ts';
import type { SentForm } from '../../lib/forms/use-sent-form.ts';
import { useLeaveQuestion } from '../../lib/use-leave-question.ts';
import { commonTexts } from '../../texts/common.ts';
import { discardTexts } from '../../texts/discard.ts';
import { FailureAlert } from '../FailureAlert/FailureAlert.tsx';
import { UnsavedChangesDialog } from '../UnsavedChangesDialog/UnsavedChangesDialog.tsx';

interface FormDialogProps<Values extends FieldValues, Output extends FieldValues> {
  /** The form, from `useSentForm`; submitting it confirms. */
  sentForm: SentForm<Values, Output>;
  /**
   * Called when the user cancels, and confirms that what was typed is lost; not while the request is
   * in progress.
   */
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

/** Whether something was entered besides the user's proof, which is entered again in any case. */
function useHasInput<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
): boolean {
  const { defaultValues } = form.formState;
  return Object.entries(useWatch({ control: form.control })).some(
    ([name, value]) => !(name in blankIdentity) && value !== defaultValues?.[name],
  );
}

/**
 * A confirmation with a form: a reason, the user's password. It confirms before it, or the browser's back,
 * discards a reason.
 * Rendered while it is open.
 */
export function FormDialog<Values extends FieldValues, Output extends FieldValues>(
  props: FormDialogProps<Values, Output>,
) {
  const id = useId();
  const { form, submit, isBusy, failure } = props.sentForm;
  const { close, question } = useLeaveQuestion(useHasInput(form), props.onClose);
  return (
    <>
      <ConfirmDialog
        open
        onOpenChange={close}
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
      <UnsavedChangesDialog {...question} texts={discardTexts} />
    </>
  );
}

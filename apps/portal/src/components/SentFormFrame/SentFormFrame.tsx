import { Button, Stack } from '@consultancy/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SentForm } from '../../lib/forms/use-sent-form.ts';
import { FailureAlert } from '../FailureAlert/FailureAlert.tsx';
import { useDialogLock } from '../LockedDialog/dialog-lock.ts';
import { needed } from '../NeedsScript/NeedsScript.css.ts';

export interface SentFormFrameProps<Values extends FieldValues, Output extends FieldValues> {
  /** The form, from `useSentForm`. */
  sentForm: SentForm<Values, Output>;
  /** Accessible name of the form. */
  label: string;
  /** Label of the submit button, and its text while a request is in progress. */
  submitLabel: string;
  busyLabel: string;
  /** A remedy for the error that is shown. */
  failureHelp?: ReactNode;
  /** The message of an error, if it differs from other forms. */
  failureText?: (failure: Error) => string;
  /** Note beside the button while a request is in progress. */
  waiting?: ReactNode;
  /** Called when the focus enters the form. */
  onFocus?: () => void;
  /** The fields. */
  children: ReactNode;
}

/** The frame of a form: its fields, its error, its button. */
export function SentFormFrame<Values extends FieldValues, Output extends FieldValues>(
  props: SentFormFrameProps<Values, Output>,
) {
  const { submit, isBusy, failure } = props.sentForm;
  useDialogLock(isBusy);
  return (
    <form
      className={needed}
      noValidate
      method="post"
      aria-label={props.label}
      aria-busy={isBusy}
      onSubmit={submit}
      onFocus={props.onFocus}
    >
      <Stack gap="lg">
        {props.children}
        <FailureAlert failure={failure} textOf={props.failureText}>
          {props.failureHelp}
        </FailureAlert>
        {isBusy ? props.waiting : null}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          fullWidth
          busy={isBusy}
          busyLabel={props.busyLabel}
        >
          {props.submitLabel}
        </Button>
      </Stack>
    </form>
  );
}

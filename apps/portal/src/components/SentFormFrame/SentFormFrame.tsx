import { Button, Stack } from '@consultancy/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SentForm } from '../../lib/forms/use-sent-form.ts';
import { FailureAlert } from '../FailureAlert/FailureAlert.tsx';

export interface SentFormFrameProps<Values extends FieldValues, Output extends FieldValues> {
  /** The form, from `useSentForm`. */
  sentForm: SentForm<Values, Output>;
  /** Names the form. */
  label: string;
  /** Label of the button that sends, and the words while it waits. */
  submitLabel: string;
  busyLabel: string;
  /** What helps with the failure that is shown. */
  failureHelp?: ReactNode;
  /** What to say of a failure, where that differs from other forms. */
  failureText?: (failure: Error) => string;
  /** What is told beside the button while it waits. */
  waiting?: ReactNode;
  /** The focus has come into the form. */
  onFocus?: () => void;
  /** The fields. */
  children: ReactNode;
}

/** The frame of a form that is sent: its fields, its failure, its button. */
export function SentFormFrame<Values extends FieldValues, Output extends FieldValues>(
  props: SentFormFrameProps<Values, Output>,
) {
  const { submit, isBusy, failure } = props.sentForm;
  return (
    <form
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

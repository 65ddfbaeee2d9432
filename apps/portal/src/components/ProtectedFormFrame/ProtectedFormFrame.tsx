import { Button, Spinner, Stack } from '@consultancy/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ProtectedForm } from '../../lib/forms/use-protected-form.ts';
import { botCheckTexts } from '../../texts/errors.ts';
import { FailureAlert } from '../FailureAlert/FailureAlert.tsx';

interface ProtectedFormFrameProps<Values extends FieldValues, Output extends FieldValues> {
  /** The form, from `useProtectedForm`. */
  protectedForm: ProtectedForm<Values, Output>;
  /** Names the form. */
  label: string;
  /** Label of the button that sends, and the words while it waits. */
  submitLabel: string;
  busyLabel: string;
  /** What helps with the failure that is shown. */
  failureHelp?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** The frame of a form with a bot check: its fields, its failure, its button. */
export function ProtectedFormFrame<Values extends FieldValues, Output extends FieldValues>(
  props: ProtectedFormFrameProps<Values, Output>,
) {
  const { submit, isBusy, failure, botCheck } = props.protectedForm;
  return (
    <form
      noValidate
      method="post"
      aria-label={props.label}
      aria-busy={isBusy}
      onSubmit={submit}
      onFocus={botCheck.prepare}
    >
      <Stack gap="lg">
        {props.children}
        <FailureAlert failure={failure}>{props.failureHelp}</FailureAlert>
        {isBusy && botCheck.status === 'working' ? (
          <Spinner size="sm" label={botCheckTexts.working} />
        ) : null}
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

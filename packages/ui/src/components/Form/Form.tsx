import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ErrorSummary, type SummaryError } from '../ErrorSummary/ErrorSummary.tsx';
import type { Gap } from '../private/types.ts';
import { Stack } from '../Stack/Stack.tsx';

type SubmitEvent = Parameters<NonNullable<ComponentProps<'form'>['onSubmit']>>[0];

export interface FormProps
  extends Omit<ComponentProps<'form'>, 'className' | 'style' | 'noValidate' | 'onSubmit'> {
  /** Sends the form; a promise, such as of react-hook-form's `handleSubmit`, is waited for. */
  onSubmit: (event: SubmitEvent) => unknown;
  /** The faults that are shown beside the fields, in the order of the form. */
  errors: ReadonlyArray<SummaryError>;
  /** Heads the summary of several faults, such as «Hay dos datos por corregir». */
  errorTitle: string;
  /** The space between its parts. @defaultValue 'md' */
  gap?: Gap | undefined;
}

/** With one fault there is nothing to sum up: the focus goes to the field itself. */
const FEWEST_IN_SUMMARY = 2;

/**
 * A form that leads to what is wrong: after a refused submit the focus goes to the one field at
 * fault, or to a summary of several. Faults that appear while typing move nothing. A library that
 * moves the focus as well is told not to (react-hook-form: `shouldFocusError: false`).
 */
export function Form(props: FormProps) {
  const { onSubmit, errors, errorTitle, gap = 'md', children, ...native } = props;
  const summary = useRef<HTMLElement>(null);
  const [attempts, setAttempts] = useState(0);
  const lead = useEffectEvent(() => {
    const [first] = errors;
    if (first === undefined) return;
    const field = document.getElementById(first.fieldId);
    (summary.current ?? field)?.focus();
  });
  useEffect(() => {
    if (attempts > 0) lead();
  }, [attempts]);

  const submit = async (event: SubmitEvent) => {
    try {
      await onSubmit(event);
    } finally {
      setAttempts((count) => count + 1);
    }
  };
  return (
    <form {...native} noValidate onSubmit={submit}>
      <Stack gap={gap}>
        {errors.length >= FEWEST_IN_SUMMARY ? (
          <ErrorSummary ref={summary} title={errorTitle} errors={errors} />
        ) : null}
        {children}
      </Stack>
    </form>
  );
}

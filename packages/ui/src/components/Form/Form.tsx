import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ErrorSummary, type SummaryError } from '../ErrorSummary/ErrorSummary.tsx';
import { focusControl } from '../private/focus-control.ts';
import type { Gap } from '../private/types.ts';
import { useMergedRef } from '../private/use-merged-ref.ts';
import { Stack } from '../Stack/Stack.tsx';

type SubmitEvent = Parameters<NonNullable<ComponentProps<'form'>['onSubmit']>>[0];

export interface FormProps
  extends Omit<ComponentProps<'form'>, 'className' | 'style' | 'noValidate' | 'onSubmit'> {
  /** Sends the form; a promise, such as of react-hook-form's `handleSubmit`, is waited for. */
  onSubmit: (event: SubmitEvent) => unknown;
  /** The errors that are shown beside the fields, in the order of the form. */
  errors: ReadonlyArray<SummaryError>;
  /** Heading of the summary of several errors, such as «Hay dos datos por corregir». */
  errorTitle: string;
  /** The space between its parts. @defaultValue 'md' */
  gap?: Gap | undefined;
}

/** A single error needs no summary: its field gets the focus. */
const FEWEST_IN_SUMMARY = 2;

/**
 * A form that leads to its errors: after a rejected submit the focus goes to the one invalid
 * field, or to a summary of several. Errors that appear while typing move nothing. A library that
 * also moves the focus must be configured not to (react-hook-form: `shouldFocusError: false`).
 */
export function Form(props: FormProps) {
  const { onSubmit, errors, errorTitle, gap = 'md', children, ref, ...native } = props;
  const form = useMergedRef(ref);
  const summary = useRef<HTMLElement>(null);
  const [attempts, setAttempts] = useState(0);
  const lead = useEffectEvent(() => {
    const [first] = errors;
    if (first === undefined) return;
    if (summary.current) summary.current.focus();
    else focusControl(first.fieldId, form.own.current);
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
    <form {...native} ref={form.ref} noValidate onSubmit={submit}>
      <Stack gap={gap}>
        {errors.length >= FEWEST_IN_SUMMARY ? (
          <ErrorSummary ref={summary} title={errorTitle} errors={errors} />
        ) : null}
        {children}
      </Stack>
    </form>
  );
}

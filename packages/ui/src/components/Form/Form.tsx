import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormStatus } from 'react-dom';
import { ErrorSummary, type SummaryError } from '../ErrorSummary/ErrorSummary.tsx';
import { focusControl } from '../private/focus-control.ts';
import type { Gap } from '../private/types.ts';
import { useMergedRef } from '../private/use-merged-ref.ts';
import { Stack } from '../Stack/Stack.tsx';

type SubmitEvent = Parameters<NonNullable<ComponentProps<'form'>['onSubmit']>>[0];

export interface FormProps
  extends Omit<ComponentProps<'form'>, 'className' | 'style' | 'noValidate' | 'onSubmit'> {
  /**
   * Called on submit; may be omitted if `action` is a function. A returned promise, such as that of
   * react-hook-form's `handleSubmit`, is awaited before the focus moves to the errors.
   */
  onSubmit?: ((event: SubmitEvent) => unknown) | undefined;
  /** Current errors, in the order of the fields. Each is also shown beside its field. */
  errors: ReadonlyArray<SummaryError>;
  /** Heading of the error summary, such as «Hay dos datos por corregir». */
  errorTitle: string;
  /** Space between the children, a step of the space scale. @defaultValue 'md' */
  gap?: Gap | undefined;
}

/** A single error needs no summary: its field receives the focus. */
const MIN_ERRORS_IN_SUMMARY = 2;

/** Calls `onEnd` when an `action` of the form around it ends, in the render that has its result. */
function ActionEnd({ onEnd }: { onEnd: () => void }) {
  const { pending } = useFormStatus();
  const end = useEffectEvent(onEnd);
  useEffect(() => (pending ? () => end() : undefined), [pending]);
  return null;
}

/**
 * A form that moves the focus to its errors after a rejected submit or action: to the field of a single
 * error, or to a summary of several. Errors that appear while typing do not move the focus. Native
 * validation is off (`noValidate`). Disable the focus management of a form library
 * (react-hook-form: `shouldFocusError: false`).
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

  const endAttempt = () => setAttempts((count) => count + 1);
  const submit = async (event: SubmitEvent) => {
    // React also passes on the submit of a form in a dialog inside, which is no part of this form.
    if (event.target !== event.currentTarget) return;
    try {
      await onSubmit?.(event);
    } finally {
      // An action starts unless the submit is canceled, and ends the attempt itself.
      if (event.isDefaultPrevented()) endAttempt();
    }
  };
  return (
    <form {...native} ref={form.ref} noValidate onSubmit={submit}>
      <Stack gap={gap}>
        {errors.length >= MIN_ERRORS_IN_SUMMARY ? (
          <ErrorSummary ref={summary} title={errorTitle} errors={errors} />
        ) : null}
        {children}
      </Stack>
      <ActionEnd onEnd={endAttempt} />
    </form>
  );
}

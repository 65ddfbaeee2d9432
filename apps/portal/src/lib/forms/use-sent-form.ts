import { type ApiError, type FieldIssue, isApiError } from '@consultancy/api';
import { type ErrorCode, errorTexts } from '@consultancy/validation';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FormEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';

/** A zod schema as far as a form needs to know it. */
type FormSchema<Output> = Parameters<typeof standardSchemaResolver>[0] & {
  _zod: { output: Output };
};

export interface SentFormOptions<Values extends FieldValues, Output extends FieldValues, Result> {
  /** The rules of the form; they come from `packages/validation`. */
  schema: FormSchema<Output>;
  defaults: DefaultValues<Values>;
  /** Makes the call. */
  send: (values: Output) => Promise<Result>;
  onSuccess: (result: Result, values: Output) => void;
  /** The field that a code is about, where the server names none. */
  fieldOfCode?: Partial<Record<ErrorCode, FieldPath<Values>>>;
  /** When a field is judged first: as it is left, or as the form is sent. @defaultValue 'onSubmit' */
  mode?: 'onSubmit' | 'onTouched';
}

/** A form that is sent to the backend. */
export interface SentForm<Values extends FieldValues, Output extends FieldValues> {
  form: UseFormReturn<Values, unknown, Output>;
  submit: (event: FormEvent) => void;
  /** Sending is under way; a second submit does nothing. */
  isBusy: boolean;
  /** Why the last sending failed; null once it is tried again. */
  failure: ApiError | Error | null;
}

/** The faults that the server names, or the one that its code stands for. */
function issuesOf(
  error: ApiError,
  fieldOfCode: Partial<Record<ErrorCode, string>>,
): readonly FieldIssue[] {
  if (error.fields.length > 0 || error.code === null) return error.fields;
  const field = fieldOfCode[error.code];
  const message = error.message || errorTexts[error.code];
  return field === undefined ? [] : [{ field, message }];
}

/**
 * Puts the server's faults on the fields they name and moves the focus to the first of them.
 * Says whether all of them found a field.
 */
function showIssues<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  error: ApiError,
  fieldOfCode: Partial<Record<ErrorCode, FieldPath<Values>>>,
): boolean {
  const named = issuesOf(error, fieldOfCode);
  const known = named.filter((fault) => fault.field in form.getValues());
  known.forEach((fault, index) => {
    form.setError(
      fault.field as FieldPath<Values>,
      { type: 'server', message: fault.message },
      { shouldFocus: index === 0 },
    );
  });
  return known.length > 0 && known.length === named.length;
}

/** Validation, one sending at a time and the server's faults on their fields (§5, §8). */
export function useSentForm<Values extends FieldValues, Output extends FieldValues, Result>(
  options: SentFormOptions<Values, Output, Result>,
): SentForm<Values, Output> {
  const { schema, defaults, send, onSuccess, fieldOfCode = {}, mode = 'onSubmit' } = options;
  const [failure, setFailure] = useState<ApiError | Error | null>(null);
  const [isBusy, setBusy] = useState(false);
  const sending = useRef(false);
  const form = useForm<Values, unknown, Output>({
    // The resolver's own types know zod's full schemas only; the rules are the same.
    resolver: standardSchemaResolver(schema) as unknown as Resolver<Values, unknown, Output>,
    defaultValues: defaults,
    mode,
  });

  const sendOnce = async (values: Output) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    try {
      onSuccess(await send(values), values);
    } catch (error) {
      if (isApiError(error) && showIssues(form, error, fieldOfCode)) return;
      setFailure(error instanceof Error ? error : new Error(String(error)));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  const submit = (event: FormEvent) => void form.handleSubmit(sendOnce)(event);
  return { form, submit, isBusy, failure };
}

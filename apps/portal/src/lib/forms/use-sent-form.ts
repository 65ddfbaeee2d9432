import { type ApiError, type FieldIssue, isApiError } from '@consultancy/api';
import { type ErrorCode, errorTexts } from '@consultancy/validation';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type BaseSyntheticEvent, type FormEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';

/** The methods of a zod schema that a form needs. */
type FormSchema<Output> = Parameters<typeof standardSchemaResolver>[0] & {
  _zod: { output: Output };
};

/** Options of a form whose values are sent in one request. */
export interface SentFormOptions<Values extends FieldValues, Output extends FieldValues, Result> {
  /** The rules of the form, from `packages/validation`. */
  schema: FormSchema<Output>;
  defaults: DefaultValues<Values>;
  /** Sends the request. */
  send: (values: Output) => Promise<Result>;
  onSuccess: (result: Result, values: Output) => void;
  /** The field of an error code, if the server names none; a wrong password belongs to `password`. */
  fieldOfCode?: Partial<Record<ErrorCode, FieldPath<Values>>>;
  /** When a field is validated first: on blur, or on submit. @defaultValue 'onSubmit' */
  mode?: 'onSubmit' | 'onTouched';
}

/** A form that is sent to the backend. */
export interface SentForm<Values extends FieldValues, Output extends FieldValues> {
  form: UseFormReturn<Values, unknown, Output>;
  submit: (event: FormEvent) => void;
  /** A request is in progress; a second submit does nothing. */
  isBusy: boolean;
  /** Error of the last request; null once it is retried. */
  failure: ApiError | Error | null;
}

/** Validation issues of the response, or the one that its code means. */
function issuesOf(
  error: ApiError,
  fieldOfCode: Partial<Record<ErrorCode, string>> | undefined,
): readonly FieldIssue[] {
  if (error.fields.length > 0 || error.code === null) return error.fields;
  const field = { PASSWORD_INCORRECT: 'password', ...fieldOfCode }[error.code];
  const message = error.message || errorTexts[error.code];
  return field === undefined ? [] : [{ field, message }];
}

/**
 * Sets the server's validation issues on their fields and moves the focus to the first of them in
 * the form, whatever their order in the response. Returns whether all of them have a field.
 */
function showIssues<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  controls: Iterable<Element>,
  named: readonly FieldIssue[],
): boolean {
  const known = named.filter((issue) => issue.field in form.getValues());
  const names = Array.from(controls, (control) => control.getAttribute('name'));
  const first = names.find((name) => known.some(({ field }) => field === name));
  for (const { field, message } of known) {
    const error = { type: 'server', message };
    form.setError(field as FieldPath<Values>, error, { shouldFocus: field === first });
  }
  return known.length > 0 && known.length === named.length;
}

/** Validation, one request at a time and the server's issues on their fields (§5, §8). */
export function useSentForm<Values extends FieldValues, Output extends FieldValues, Result>(
  options: SentFormOptions<Values, Output, Result>,
): SentForm<Values, Output> {
  const { schema, defaults, send, onSuccess, fieldOfCode, mode = 'onSubmit' } = options;
  const [failure, setFailure] = useState<ApiError | Error | null>(null);
  const [isBusy, setBusy] = useState(false);
  const sending = useRef(false);
  const form = useForm<Values, unknown, Output>({
    // The resolver's types accept full zod schemas only; the rules are the same.
    resolver: standardSchemaResolver(schema) as unknown as Resolver<Values, unknown, Output>,
    defaultValues: defaults,
    mode,
  });

  const sendOnce = async (values: Output, event?: BaseSyntheticEvent) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    try {
      onSuccess(await send(values), values);
    } catch (error) {
      if (isApiError(error)) {
        const target: unknown = event?.target;
        const controls = target instanceof HTMLFormElement ? target.elements : [];
        if (showIssues(form, controls, issuesOf(error, fieldOfCode))) return;
      }
      setFailure(error instanceof Error ? error : new Error(String(error)));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  const submit = (event: FormEvent) => void form.handleSubmit(sendOnce)(event);
  return { form, submit, isBusy, failure };
}

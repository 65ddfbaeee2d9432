import { type ApiError, type FieldIssue, isApiError } from '@consultancy/api';
import { type ErrorCode, errorTexts } from '@consultancy/validation';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FormEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  get,
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
 * Focuses the first of the fields on the page. The library's own way is the order in which fields are
 * registered, in which those of a component come before those of the components inside it.
 */
function focusFirst<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  element: Element,
  isInvalid: (name: string) => boolean,
): void {
  const names = Array.from(element.querySelectorAll('[name]'), (control) =>
    control.getAttribute('name'),
  );
  const first = names.find((name) => name !== null && isInvalid(name));
  if (first) form.setFocus(first as FieldPath<Values>);
}

/**
 * Sets the server's validation issues on their fields and moves the focus to the first of them.
 * Returns whether all of them have a field.
 */
function showIssues<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  element: Element,
  named: readonly FieldIssue[],
): boolean {
  const known = named.filter((issue) => issue.field in form.getValues());
  for (const { field, message } of known) {
    form.setError(field as FieldPath<Values>, { type: 'server', message });
  }
  focusFirst(form, element, (name) => known.some(({ field }) => field === name));
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
    shouldFocusError: false,
  });

  const sendOnce = async (values: Output, element: Element) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    try {
      onSuccess(await send(values), values);
    } catch (error) {
      if (isApiError(error) && showIssues(form, element, issuesOf(error, fieldOfCode))) return;
      setFailure(error instanceof Error ? error : new Error(String(error)));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  const submit = (event: FormEvent) => {
    const element = event.currentTarget;
    const handle = form.handleSubmit(
      (values) => sendOnce(values, element),
      (errors) => focusFirst(form, element, (name) => get(errors, name) !== undefined),
    );
    void handle(event);
  };
  return { form, submit, isBusy, failure };
}

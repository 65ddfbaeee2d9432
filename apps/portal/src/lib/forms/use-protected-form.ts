import { type ApiError, type FieldFault, isApiError } from '@consultancy/api';
import type { BotCheckAction, ErrorCode } from '@consultancy/validation';
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
import { errorTexts } from '../../texts/errors.ts';
import { type BotCheck, useBotCheck } from '../bot-check/use-bot-check.ts';

/** A zod schema as far as a form needs to know it. */
type FormSchema<Output> = Parameters<typeof standardSchemaResolver>[0] & {
  _zod: { output: Output };
};

interface ProtectedFormOptions<Values extends FieldValues, Output extends FieldValues, Result> {
  /** The rules of the form; they come from `packages/validation`. */
  schema: FormSchema<Output>;
  defaults: DefaultValues<Values>;
  /** The action whose bot-check token is sent along (§7). */
  action: BotCheckAction;
  /** Makes the call. */
  send: (values: Output, token: string) => Promise<Result>;
  onSuccess: (result: Result, values: Output) => void;
  /** The field that a code is about, where the server names none. */
  fieldOfCode?: Partial<Record<ErrorCode, FieldPath<Values>>>;
}

/** A form whose sending needs a bot check. */
export interface ProtectedForm<Values extends FieldValues, Output extends FieldValues> {
  form: UseFormReturn<Values, unknown, Output>;
  botCheck: BotCheck;
  submit: (event: FormEvent) => void;
  /** Sending is under way; a second submit does nothing. */
  isBusy: boolean;
  /** Why the last sending failed; null once it is tried again. */
  failure: ApiError | Error | null;
}

/** The faults that the server names, or the one that its code stands for. */
function faultsOf(
  error: ApiError,
  fieldOfCode: Partial<Record<ErrorCode, string>>,
): readonly FieldFault[] {
  if (error.fields.length > 0 || error.code === null) return error.fields;
  const field = fieldOfCode[error.code];
  const message = error.message || errorTexts[error.code];
  return field === undefined ? [] : [{ field, message }];
}

/**
 * Puts the server's faults on the fields they name and moves the focus to the first of them.
 * Says whether all of them found a field.
 */
function showFaults<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  error: ApiError,
  fieldOfCode: Partial<Record<ErrorCode, FieldPath<Values>>>,
): boolean {
  const named = faultsOf(error, fieldOfCode);
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

/** Validation, bot check, one sending at a time and the server's faults on their fields (§5, §8). */
export function useProtectedForm<Values extends FieldValues, Output extends FieldValues, Result>(
  options: ProtectedFormOptions<Values, Output, Result>,
): ProtectedForm<Values, Output> {
  const { schema, defaults, action, send, onSuccess, fieldOfCode = {} } = options;
  const botCheck = useBotCheck(action);
  const [failure, setFailure] = useState<ApiError | Error | null>(null);
  const [isBusy, setBusy] = useState(false);
  const sending = useRef(false);
  const form = useForm<Values, unknown, Output>({
    // The resolver's own types know zod's full schemas only; the rules are the same.
    resolver: standardSchemaResolver(schema) as unknown as Resolver<Values, unknown, Output>,
    defaultValues: defaults,
  });

  const sendOnce = async (values: Output) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const result = await send(values, await botCheck.takeToken());
      onSuccess(result, values);
    } catch (error) {
      if (isApiError(error) && showFaults(form, error, fieldOfCode)) return;
      setFailure(error instanceof Error ? error : new Error(String(error)));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  const submit = (event: FormEvent) => void form.handleSubmit(sendOnce)(event);
  return { form, botCheck, submit, isBusy, failure };
}

import type { BotCheckAction } from '@consultancy/validation';
import type { FieldValues } from 'react-hook-form';
import { type BotCheck, useBotCheck } from '../bot-check/use-bot-check.ts';
import { type SentForm, type SentFormOptions, useSentForm } from './use-sent-form.ts';

interface ProtectedFormOptions<Values extends FieldValues, Output extends FieldValues, Result>
  extends Omit<SentFormOptions<Values, Output, Result>, 'send'> {
  /** The action whose bot-check token is sent along (§7). */
  action: BotCheckAction;
  /** Sends the request. */
  send: (values: Output, token: string) => Promise<Result>;
}

/** A form that is sent with a bot check. */
export interface ProtectedForm<Values extends FieldValues, Output extends FieldValues>
  extends SentForm<Values, Output> {
  botCheck: BotCheck;
}

/** A form that acquires a bot-check token when it is sent (§7). */
export function useProtectedForm<Values extends FieldValues, Output extends FieldValues, Result>({
  action,
  send,
  ...options
}: ProtectedFormOptions<Values, Output, Result>): ProtectedForm<Values, Output> {
  const botCheck = useBotCheck(action);
  const sent = useSentForm({
    ...options,
    send: async (values: Output) => send(values, await botCheck.acquireToken()),
  });
  return { ...sent, botCheck };
}

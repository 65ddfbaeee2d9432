import * as z from 'zod/mini';
import { listTexts } from './list-texts.ts';

/** 3 to 20 ASCII letters, digits or underscore (§5, §9). */
export const usernamePattern = /^[A-Za-z0-9_]{3,20}$/;

/** A username in a path: lower-cased (§5). */
export const usernameParam = z.string(listTexts.usernameFilterRequired).check(
  z.regex(usernamePattern, listTexts.usernameFilterFormat),
  z.overwrite((value) => value.toLowerCase()),
);

/** A tool code in a path: same pattern (§5), upper-cased as the codes R_INF_01 … are. */
export const toolParam = z.string(listTexts.toolFilterRequired).check(
  z.regex(usernamePattern, listTexts.toolFilterFormat),
  z.overwrite((value) => value.toUpperCase()),
);

/**
 * A text that may stay empty, also when only spaces are typed; any other follows the rule, with its
 * messages.
 */
export const blankOr = (rule: z.ZodMiniType<string, string>) =>
  z.string().check(z.trim(), (payload) => {
    if (payload.value === '') return;
    const { data, error } = rule.safeParse(payload.value);
    for (const { message } of error?.issues ?? []) {
      payload.issues.push({ code: 'custom', message, input: payload.value });
    }
    payload.value = data ?? payload.value;
  });

/** A decimal in a response, e.g. `"120.00"`; credits and money are never floats. */
export const decimal = z.string().check(z.regex(/^-?\d{1,16}(\.\d{1,6})?$/));

/** A timestamp in a response: ISO 8601 in UTC. */
export const timestamp = z.iso.datetime();

/** A row's number. */
export const rowId = z.int().check(z.positive());

/** A row's number in a path, written canonically. */
export const rowIdParam = z.pipe(
  z.string(listTexts.numberFormat).check(z.regex(/^[1-9]\d{0,8}$/, listTexts.numberFormat)),
  z.transform(Number),
);

/** Response of endpoints that only confirm success, in Spanish. */
export const messageResponse = z.object({ message: z.string() });
export type MessageResponse = z.infer<typeof messageResponse>;

import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { botCheckToken, email, line, paragraph } from '../form-primitives.ts';
import { blankOr, messageResponse } from '../primitives.ts';

/** Message of the suggestion box of the contact page (§2); name and e-mail are optional. */
export const suggestion = z.strictObject({
  name: z.optional(line(120)),
  /** Address for a reply, if one is wanted. */
  email: z.optional(email),
  message: paragraph(10, 4000),
  /** Required without a session, and of accounts of less than a week. */
  recaptchaToken: z.optional(botCheckToken),
});
export type Suggestion = z.infer<typeof suggestion>;

/** The suggestion form: fields that may stay empty are empty strings. */
export const suggestionForm = z.object({
  name: blankOr(line(120)),
  email: blankOr(email),
  message: suggestion.shape.message,
});
export type SuggestionForm = z.infer<typeof suggestionForm>;

/**
 * Stores a suggestion and mails it to support. Visitors and new accounts need a bot check; limited per
 * network address.
 */
export const sendSuggestion = defineEndpoint({
  method: 'POST',
  path: '/suggestions',
  body: suggestion,
  response: messageResponse,
  status: 201,
  errors: ['BOT_CHECK_FAILED', 'TOO_MANY_REQUESTS'],
});

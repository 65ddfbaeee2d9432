import * as z from 'zod/mini';
import { botCheckActions } from '../constants.ts';
import { defineEndpoint } from '../define-endpoint.ts';

/**
 * A proof-of-work challenge for one action, when the self-hosted provider (ALTCHA) is in use. Its
 * shape is the provider's own; the client hands it to the provider's solver untouched.
 */
export const getBotCheckChallenge = defineEndpoint({
  method: 'GET',
  path: '/bot_check/challenge',
  query: z.strictObject({ action: z.enum(botCheckActions) }),
  response: z.looseObject({}),
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

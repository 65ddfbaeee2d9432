import * as z from 'zod';
import { AppError } from '../app-error.ts';
import type { BotCheck } from './bot-check.ts';

const responseShape = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  // Why it is no success, such as a secret that the verifier does not know.
  'error-codes': z.array(z.string()).catch([]),
});

interface Options {
  secret: string;
  /** Lowest accepted score, 0 to 1. */
  minimumScore: number;
  /** Address of the verifier. */
  verifier: string;
  /** The portal's host: a token that another site's page obtained is none. */
  hostname: string;
  /** How long the verifier is waited for. */
  timeoutMs: number;
}

async function requestVerdict(options: Options, token: string, address: string) {
  const { secret, verifier } = options;
  try {
    const response = await fetch(verifier, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, remoteip: address }),
      // The secret goes to the configured address and to no other.
      redirect: 'error',
      signal: AbortSignal.timeout(options.timeoutMs),
    });
    return responseShape.parse(await response.json());
  } catch (cause) {
    // The verifier is unavailable or its response is invalid: reject, with a short Retry-After.
    throw new AppError('SERVICE_UNAVAILABLE', { retry_after: 5 }, {}, { cause });
  }
}

/** For the log: an operator's wrong secret rejects every user, as a bot is rejected. */
const describeVerdict = ({ success, ...verdict }: z.infer<typeof responseShape>) =>
  success ? JSON.stringify(verdict) : `no success: ${verdict['error-codes'].join(', ')}`;

/** reCAPTCHA v3: the token's success, action, host and score must all match. */
export function createRecaptchaCheck(options: Options): BotCheck {
  return {
    challenge: async () => {
      throw new AppError('NOT_FOUND');
    },
    verify: async (_db, action, token, address) => {
      const response = await requestVerdict(options, token, address);
      const own = response.action === action && response.hostname === options.hostname;
      if (!response.success || !own || (response.score ?? 0) < options.minimumScore) {
        throw new AppError('BOT_CHECK_FAILED', {}, { reason: describeVerdict(response) });
      }
    },
  };
}

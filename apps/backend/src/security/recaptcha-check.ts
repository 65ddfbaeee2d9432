import * as z from 'zod';
import { AppError } from '../app-error.ts';
import type { BotCheck } from './bot-check.ts';

const answerShape = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
});

interface Options {
  secret: string;
  /** Lowest accepted score, 0 to 1. */
  minimumScore: number;
  /** Address of the verifier; another one in tests. */
  verifier?: string;
}

async function ask(options: Options, token: string, address: string) {
  const { secret, verifier = 'https://www.google.com/recaptcha/api/siteverify' } = options;
  try {
    const answer = await fetch(verifier, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, remoteip: address }),
      signal: AbortSignal.timeout(1500),
    });
    return answerShape.parse(await answer.json());
  } catch {
    // The verifier is away or speaks nonsense: nobody is let through, and soon may try again.
    throw new AppError('SERVICE_UNAVAILABLE', { retry_after: 5 });
  }
}

/** reCAPTCHA v3: the token's success, action and score are all held against what was asked. */
export function createRecaptchaCheck(options: Options): BotCheck {
  return {
    challenge: async () => {
      throw new AppError('NOT_FOUND');
    },
    verify: async (_db, action, token, address) => {
      const { success, score = 0, action: answered } = await ask(options, token, address);
      if (!success || answered !== action || score < options.minimumScore) {
        throw new AppError('BOT_CHECK_FAILED');
      }
    },
  };
}

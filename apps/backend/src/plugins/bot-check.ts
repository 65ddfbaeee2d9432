import fp from 'fastify-plugin';
import { Counter } from 'prom-client';
import { AppError } from '../app-error.ts';
import type { Config } from '../config.ts';
import { createAltchaCheck } from '../security/altcha-check.ts';
import type { BotCheck } from '../security/bot-check.ts';
import type { Keys } from '../security/keys.ts';
import { createRecaptchaCheck } from '../security/recaptcha-check.ts';

declare module 'fastify' {
  interface FastifyInstance {
    botCheck: BotCheck;
    /** Counts of the results of bot checks; read by the metrics. */
    botCheckOutcomes: Counter<'outcome'>;
  }
}

const VERIFIER_TIMEOUT_MS = 1500;

/** reCAPTCHA v3 when its two keys are configured, the self-hosted proof of work otherwise. */
function createCheck(config: Config, keys: Keys): BotCheck {
  const { RECAPTCHA_SECRET, RECAPTCHA_MIN_SCORE, RECAPTCHA_VERIFIER, PUBLIC_URL } = config;
  return RECAPTCHA_SECRET
    ? createRecaptchaCheck({
        secret: RECAPTCHA_SECRET,
        minimumScore: RECAPTCHA_MIN_SCORE,
        verifier: RECAPTCHA_VERIFIER,
        hostname: new URL(PUBLIC_URL).hostname,
        timeoutMs: VERIFIER_TIMEOUT_MS * config.TIME_LIMIT_FACTOR,
      })
    : createAltchaCheck(keys('bot-check'), config.BOT_CHECK_COST);
}

const outcomeOf = (error: unknown) =>
  error instanceof AppError && error.code === 'BOT_CHECK_FAILED' ? 'failed' : 'unavailable';

/** The configured check, with a count of its results, which shows an unavailable verifier. */
export const botCheckPlugin = fp(
  async (app) => {
    const outcomes = new Counter({
      name: 'bot_checks_total',
      help: 'Bot checks, by outcome; unavailable means that no user could pass.',
      labelNames: ['outcome'],
      registers: [],
    });
    const check = createCheck(app.config, app.keys);
    app.decorate('botCheckOutcomes', outcomes);
    app.decorate('botCheck', {
      challenge: check.challenge,
      verify: async (...args) => {
        try {
          await check.verify(...args);
          outcomes.inc({ outcome: 'passed' });
        } catch (error) {
          outcomes.inc({ outcome: outcomeOf(error) });
          throw error;
        }
      },
    });
  },
  { name: 'bot-check', dependencies: ['settings'] },
);

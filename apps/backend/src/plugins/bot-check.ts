import fp from 'fastify-plugin';
import { createAltchaCheck } from '../security/altcha-check.ts';
import type { BotCheck } from '../security/bot-check.ts';
import { createRecaptchaCheck } from '../security/recaptcha-check.ts';

declare module 'fastify' {
  interface FastifyInstance {
    botCheck: BotCheck;
  }
}

/** reCAPTCHA v3 when its two keys are configured, the self-hosted proof of work otherwise. */
export const botCheckPlugin = fp(
  async (app) => {
    const { RECAPTCHA_SECRET, RECAPTCHA_MIN_SCORE, BOT_CHECK_COST } = app.config;
    app.decorate(
      'botCheck',
      RECAPTCHA_SECRET
        ? createRecaptchaCheck({ secret: RECAPTCHA_SECRET, minimumScore: RECAPTCHA_MIN_SCORE })
        : createAltchaCheck(app.keys('bot-check'), BOT_CHECK_COST),
    );
  },
  { name: 'bot-check', dependencies: ['settings'] },
);

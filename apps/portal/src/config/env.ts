import * as z from 'zod/mini';

const environment = z.object({
  /** Base address of the backend, {host} of §9. */
  VITE_API_HOST: z._default(z.string().check(z.minLength(1)), '/api'),
  /** Public key of reCAPTCHA v3, {key} of §9; without one the self-hosted check is used. */
  VITE_RECAPTCHA_SITE_KEY: z.optional(z.string()),
});

const parsed = environment.parse(import.meta.env);

/** The build-time settings of the portal (§9). */
export const env = {
  apiHost: parsed.VITE_API_HOST,
  recaptchaSiteKey: parsed.VITE_RECAPTCHA_SITE_KEY || null,
} as const;

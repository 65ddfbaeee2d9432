/**
 * The build-time settings of the portal (§9). They are read without a schema, as every page would
 * load its library: an empty setting counts as absent, and any text is valid.
 */
export const env = {
  /** Base address of the backend, {host} of §9. */
  apiHost: String(import.meta.env.VITE_API_HOST || '/api'),
  /** Public key of reCAPTCHA v3, {key} of §9; without one the self-hosted check is used. */
  recaptchaSiteKey: import.meta.env.VITE_RECAPTCHA_SITE_KEY
    ? String(import.meta.env.VITE_RECAPTCHA_SITE_KEY)
    : null,
} as const;

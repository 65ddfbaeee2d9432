import type { BotCheckAction } from '@consultancy/validation';
import { withinLimit } from '../lazy-chunk.ts';
import type { BotCheckToken } from './bot-check-token.ts';

interface Recaptcha {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

/** Milliseconds for which a token is used: reCAPTCHA's expire after two minutes. */
const tokenLife = 100_000;

/** Milliseconds in which its script must load and start. */
const scriptLimit = 30_000;

let loading: Promise<Recaptcha> | null = null;

/** Loads the risk-assessment script once (§7); a failed load can be retried. */
function loadScript(siteKey: string): Promise<Recaptcha> {
  if (loading) return loading;
  const load = new Promise<Recaptcha>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    script.async = true;
    script.addEventListener('load', () => {
      const { grecaptcha } = window;
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(new Error('reCAPTCHA did not start'));
    });
    script.addEventListener('error', () => reject(new Error('reCAPTCHA could not be loaded')));
    document.head.append(script);
  });
  loading = withinLimit(load, scriptLimit).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Requests a token of reCAPTCHA v3 for one action. */
export async function recaptchaToken(
  siteKey: string,
  action: BotCheckAction,
): Promise<BotCheckToken> {
  const recaptcha = await loadScript(siteKey);
  const value = await recaptcha.execute(siteKey, { action });
  return { value, goodUntil: Date.now() + tokenLife };
}

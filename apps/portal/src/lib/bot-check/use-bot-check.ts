import { useClient } from '@consultancy/api/hooks';
import type { BotCheckAction } from '@consultancy/validation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { env } from '../../config/env.ts';
import { withinLimit } from '../load-screen.ts';
import type { BotCheckToken } from './bot-check-token.ts';

/** Where the check stands: nothing asked yet, under way, a token in hand, or failed. */
export type BotCheckStatus = 'idle' | 'working' | 'ready' | 'failed';

/** Milliseconds after which a check that does not end is given up, so that no form waits for ever. */
const checkLimit = 60_000;

/** The bot check of one form. */
export interface BotCheck {
  status: BotCheckStatus;
  /** Starts the work early, on the first focus in the form, so that sending need not wait. */
  prepare: () => void;
  /** Gives a token for one sending. Throws when none can be had. */
  takeToken: () => Promise<string>;
}

/**
 * Tokens for one of the four actions of §7, from reCAPTCHA when a site key is configured and from
 * the self-hosted proof of work otherwise. Providers are loaded only when first needed.
 */
export function useBotCheck(action: BotCheckAction): BotCheck {
  const client = useClient();
  const [status, setStatus] = useState<BotCheckStatus>('idle');
  const pending = useRef<Promise<BotCheckToken> | null>(null);
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const begin = useCallback((): Promise<BotCheckToken> => {
    const show = (next: BotCheckStatus) => {
      if (mounted.current) setStatus(next);
    };
    const make = async (): Promise<BotCheckToken> => {
      const siteKey = env.recaptchaSiteKey;
      if (siteKey !== null) {
        return (await import('./recaptcha.ts')).recaptchaToken(siteKey, action);
      }
      return (await import('./altcha.ts')).altchaToken(client, action);
    };
    show('working');
    const work = withinLimit(make(), checkLimit);
    pending.current = work;
    work.then(
      () => show('ready'),
      () => {
        // A failed try must not answer for the next one.
        if (pending.current === work) pending.current = null;
        show('failed');
      },
    );
    return work;
  }, [action, client]);

  const prepare = useCallback(() => {
    if (pending.current === null) begin().catch(() => {});
  }, [begin]);

  const takeToken = useCallback(async () => {
    let token = await (pending.current ?? begin());
    if (token.goodUntil < Date.now()) token = await begin();
    // Each token is good for one sending; the next one starts from nothing.
    pending.current = null;
    if (mounted.current) setStatus('idle');
    return token.value;
  }, [begin]);

  return { status, prepare, takeToken };
}

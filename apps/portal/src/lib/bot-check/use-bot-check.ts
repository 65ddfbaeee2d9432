import { useClient } from '@consultancy/api/hooks';
import type { BotCheckAction } from '@consultancy/validation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { env } from '../../config/env.ts';
import { withinLimit } from '../lazy-chunk.ts';
import type { BotCheckToken } from './bot-check-token.ts';

/** State of the check: not requested, in progress, a token available, or failed. */
export type BotCheckStatus = 'idle' | 'working' | 'ready' | 'failed';

/** Milliseconds after which a check fails, so that no form waits forever. */
const checkLimit = 60_000;

/** The bot check of one form. */
export interface BotCheck {
  status: BotCheckStatus;
  /** Starts the work on the first focus in the form, so that sending need not wait. */
  prepare: () => void;
  /** Gives a token for one request. Throws if there is none. */
  acquireToken: () => Promise<string>;
}

/**
 * Tokens for one of the actions of the bot check (§7), from reCAPTCHA if a site key is configured and from the
 * self-hosted proof of work otherwise. Providers are loaded on first use.
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

  const start = useCallback((): Promise<BotCheckToken> => {
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
        // The next try must not receive a failed one.
        if (pending.current === work) pending.current = null;
        show('failed');
      },
    );
    return work;
  }, [action, client]);

  const prepare = useCallback(() => {
    if (pending.current === null) start().catch(() => {});
  }, [start]);

  const acquireToken = useCallback(async () => {
    let token = await (pending.current ?? start());
    if (token.goodUntil < Date.now()) token = await start();
    // Each token is valid for one request.
    pending.current = null;
    if (mounted.current) setStatus('idle');
    return token.value;
  }, [start]);

  return { status, prepare, acquireToken };
}

import type { BotCheckAction } from '@consultancy/validation';
import type { Db } from '../database/pool.ts';

/** Tells people from programs; the token travels as `recaptchaToken` whoever made it (decisions §1). */
export interface BotCheck {
  /** A challenge for the browser to solve, bound to one action. @throws NOT_FOUND when there is none. */
  challenge(action: BotCheckAction): Promise<object>;
  /**
   * Accepts a token once, for its own action.
   * @throws BOT_CHECK_FAILED when it does not hold; SERVICE_UNAVAILABLE when nobody can tell.
   */
  verify(db: Db, action: BotCheckAction, token: string, address: string): Promise<void>;
}

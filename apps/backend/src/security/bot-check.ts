import type { BotCheckAction } from '@consultancy/validation';
import type { Db } from '../database/pool.ts';

/**
 * Distinguishes humans from bots; every provider's token travels as `recaptchaToken` (decisions
 * §1).
 */
export interface BotCheck {
  /**
   * A challenge for the browser to solve, bound to one action. @throws NOT_FOUND when there is
   * none.
   */
  challenge(action: BotCheckAction): Promise<object>;
  /**
   * Accepts a token once, for its own action.
   * @throws BOT_CHECK_FAILED when it is invalid; SERVICE_UNAVAILABLE when the verifier is
   * unavailable.
   */
  verify(db: Db, action: BotCheckAction, token: string, address: string): Promise<void>;
}

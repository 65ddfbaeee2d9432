/** A single-use token. */
export interface BotCheckToken {
  /** Sent as `recaptchaToken`, whichever provider issued it. */
  value: string;
  /** Milliseconds since the epoch after which it should not be sent any more. */
  goodUntil: number;
}

/** A token for one sending. */
export interface BotCheckToken {
  /** Travels as `recaptchaToken`, whichever provider made it. */
  value: string;
  /** Milliseconds since the epoch after which it should not be sent any more. */
  goodUntil: number;
}

import {
  loginPayload,
  type PriceListPayloadInput,
  priceListPayload,
  resendVerification,
  sendPasswordReset,
  weightRecord,
} from '@consultancy/validation';
import * as z from 'zod/mini';
import { readDecimal } from '../read-decimal.ts';

/** The sign-in form: the payload without the token, which the bot check adds on sending. */
export const loginForm = z.omit(loginPayload, { recaptchaToken: true });

/** The form that requests another verification link. */
export const resendForm = z.omit(resendVerification.body, { recaptchaToken: true });

/** The form that requests a reset link. */
export const resetForm = z.omit(sendPasswordReset.body, { recaptchaToken: true });

/** A draft of a price list, with decimals in Colombian notation. */
export const priceListForm = z.pipe(
  z.transform(
    (values: PriceListPayloadInput): PriceListPayloadInput => ({
      ...values,
      ...weightRecord((name) => readDecimal(String(values[name]))),
      levels: values.levels.map((level) => ({
        ...level,
        min_score: readDecimal(String(level.min_score)),
        credits: readDecimal(String(level.credits)),
      })),
    }),
  ),
  priceListPayload,
);

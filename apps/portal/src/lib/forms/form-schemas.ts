import {
  loginPayload,
  type PriceListPayloadInput,
  priceListPayload,
  resendVerification,
  sendPasswordReset,
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
      fc_weight: readDecimal(String(values.fc_weight)),
      tb_weight: readDecimal(String(values.tb_weight)),
      levels: values.levels.map((level) => ({
        ...level,
        min_score: readDecimal(String(level.min_score)),
        credits: readDecimal(String(level.credits)),
      })),
    }),
  ),
  priceListPayload,
);

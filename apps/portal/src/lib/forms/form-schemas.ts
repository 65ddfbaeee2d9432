import { loginPayload, resendVerification } from '@consultancy/validation';
import * as z from 'zod/mini';

/** The sign-in form: the payload without the token, which the bot check adds on sending. */
export const loginForm = z.omit(loginPayload, { recaptchaToken: true });

/** The form that asks for another verification link. */
export const resendForm = z.omit(resendVerification.body, { recaptchaToken: true });

import * as z from 'zod/mini';
import { limits } from './constants.ts';
import { usernamePattern } from './primitives.ts';
import { emailTooLong, ruleTexts, tooManyDigits } from './texts.ts';

/**
 * C0 and C1 controls, the marks that reorder or hide text, what shows nothing (Default_Ignorable_Code_Point:
 * a whole sentence may be hidden in it), and what is no character, such as half of one (Cs), by which
 * PostgreSQL rejects a whole JSON value. The joiners of letters and emoji (U+200C, U+200D) and the forms of
 * emoji (U+FE0E, U+FE0F) are allowed, but not alone.
 */
const controlCharacters =
  /^[\s\p{DI}]+$|(?!\u200C|\u200D|\uFE0E|\uFE0F)[\p{Cc}\p{Cs}\p{DI}\u2028\u2029\u2800\uFFF9-\uFFFB\uFFFE\uFFFF]/u;
const surroundingSpace = (value: string) => value.trim();

/** Tabs come with what is pasted from a spreadsheet; they mean a space. Soft hyphens of a page mean nothing. */
const plainSpace = (value: string) => value.replaceAll('\t', ' ').replaceAll('\xAD', '').trim();

const emailPattern =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

/**
 * A single line of text from a user: trimmed, not empty, no control characters.
 * @param maximum longest accepted length, in characters.
 */
export function line(maximum: number) {
  return z.string(ruleTexts.nameRequired).check(
    z.overwrite(plainSpace),
    z.minLength(1, ruleTexts.nameRequired),
    z.maxLength(maximum, { error: ruleTexts.textTooLong(maximum), abort: true }),
    z.refine((value) => !controlCharacters.test(value), ruleTexts.textCharacters),
  );
}

const lineBreaks = /[\r\n]/g;

/**
 * Text of several lines from a user: trimmed, no control characters but line ends.
 * @param minimum shortest accepted length, in characters.
 * @param maximum longest accepted length, in characters.
 */
export function paragraph(minimum: number, maximum: number) {
  return z.string(ruleTexts.nameRequired).check(
    z.overwrite(plainSpace),
    z.minLength(1, ruleTexts.nameRequired),
    z.minLength(minimum, ruleTexts.textTooShort(minimum)),
    z.maxLength(maximum, { error: ruleTexts.textTooLong(maximum), abort: true }),
    z.refine(
      (value) => !controlCharacters.test(value.replace(lineBreaks, '')),
      ruleTexts.textCharacters,
    ),
  );
}

/**
 * A new username: trimmed, checked against the pattern, lower-cased (§5, decisions §3).
 * The pattern comes first, as some characters outside ASCII have an ASCII lower case.
 */
export const newUsername = z.string(ruleTexts.usernameRequired).check(
  z.overwrite(surroundingSpace),
  z.minLength(1, ruleTexts.usernameRequired),
  z.regex(usernamePattern, ruleTexts.usernameFormat),
  z.overwrite((value) => value.toLowerCase()),
);

/** Without what shows nothing: a copied number or address is often between marks of its direction. */
const withoutMarks = (value: string) => value.replace(/\p{Cf}/gu, '');

/** An e-mail address without the marks and the space that came with it, in lower case. */
export const plainEmail = (value: string) => withoutMarks(value).trim().toLowerCase();

/** One mailbox address: trimmed, lower-cased (§3), of the sizes of RFC 5321, no display name. */
export const email = z.string(ruleTexts.emailFormat).check(
  z.overwrite((value) => withoutMarks(value).trim()),
  z.maxLength(limits.emailMaximum, { error: emailTooLong, abort: true }),
  z.refine((value) => value.indexOf('@') <= limits.emailLocalMaximum, {
    error: emailTooLong,
    abort: true,
  }),
  z.regex(emailPattern, ruleTexts.emailFormat),
  z.overwrite((value) => value.toLowerCase()),
);

/** 7 to 15 digits, an optional +; spaces, hyphens and dashes of any kind, and brackets are dropped. */
export const cellphone = z.string(ruleTexts.cellphoneFormat).check(
  z.overwrite((value) => withoutMarks(value).replace(/[\s().\p{Pd}]/gu, '')),
  z.regex(/^\+?\d{7,15}$/, ruleTexts.cellphoneFormat),
);

/**
 * A new password: 8–128 characters and ≤ 1,024 bytes, exactly as typed, no composition
 * rules. The server rejects common and context words (decisions, cases to survive).
 */
export const newPassword = z.string(ruleTexts.passwordRequired).check(
  z.refine((value) => [...value].length >= limits.passwordMinimum, ruleTexts.passwordTooShort),
  z.refine((value) => [...value].length <= limits.passwordMaximum, ruleTexts.passwordTooLong),
  z.refine(
    (value) => new TextEncoder().encode(value).length <= limits.passwordMaximumBytes,
    ruleTexts.passwordTooLong,
  ),
);

/** The current password, as proof of identity: only its size is limited. */
export const currentPassword = z.string(ruleTexts.passwordRequired).check(
  z.minLength(1, ruleTexts.passwordRequired),
  z.refine(
    (value) => new TextEncoder().encode(value).length <= limits.passwordMaximumBytes,
    ruleTexts.passwordTooLong,
  ),
);

/** The token of a mailed link; only the server can check whether it is valid. */
export const linkToken = z
  .string(ruleTexts.linkTokenRequired)
  .check(
    z.minLength(1, ruleTexts.linkTokenRequired),
    z.maxLength(200, ruleTexts.linkTokenRequired),
  );

/** Response token of the bot check; named `recaptchaToken` for every provider (decisions §1). */
export const botCheckToken = z
  .string(ruleTexts.botCheckRequired)
  .check(z.minLength(1, ruleTexts.botCheckRequired), z.maxLength(8192, ruleTexts.botCheckRequired));

/**
 * A decimal of a payload, as typed or as a JSON number; the result is always the decimal string.
 * @param pattern form of the decimal string; a number is accepted when it prints in that form.
 * @param message text of the issue, unless the number is too large.
 * @param wholeDigits digits before the decimal point that the pattern accepts.
 */
export const decimalInput = (pattern: RegExp, message: string, wholeDigits: number) =>
  z.pipe(
    z.pipe(
      z.union([z.string(), z.number()], message),
      z.transform((value) => String(value).trim()),
    ),
    z.string().check(
      z.regex(pattern, {
        error: ({ input }) =>
          new RegExp(`^-?[1-9]\\d{${wholeDigits}}`).test(String(input))
            ? tooManyDigits(wholeDigits)
            : message,
      }),
    ),
  );

/** Digits of the pesos or credits of an amount, as the database stores them. */
const amountDigits = 12;

/** An amount in a payload: greater than zero, at most 12 digits and two decimals. */
export const positiveAmount = decimalInput(
  // At least one digit above zero; then the canonical form.
  /^(?=.*[1-9])(?:0|[1-9]\d{0,11})(?:\.\d{1,2})?$/,
  ruleTexts.amountFormat,
  amountDigits,
);

/** Like `positiveAmount`, but of either sign; never zero. */
export const signedAmount = decimalInput(
  /^-?(?=.*[1-9])(?:0|[1-9]\d{0,11})(?:\.\d{1,2})?$/,
  ruleTexts.signedAmountFormat,
  amountDigits,
);

/** Why an administrator does something: one line of 10 to 500 characters. */
export const actionReason = z.string(ruleTexts.reasonLength).check(
  z.overwrite(plainSpace),
  z.refine((value) => [...value].length >= limits.reasonMinimum, ruleTexts.reasonLength),
  z.refine((value) => [...value].length <= limits.reasonMaximum, ruleTexts.reasonLength),
  z.refine((value) => !controlCharacters.test(value), ruleTexts.textCharacters),
);

const truncationMark = '… [recortado]';

/**
 * Text of a program, which is stored rather than rejected: a longer one is truncated, with a mark at its
 * end. No character is split.
 * @param maximum longest stored length, in UTF-16 units, with the mark.
 */
export function truncatedText(maximum: number) {
  return z.string().check(
    z.minLength(1),
    z.overwrite((value) => {
      if (value.length <= maximum) return value;
      const text = value.slice(0, maximum - truncationMark.length).replace(/[\uD800-\uDBFF]$/, '');
      return text + truncationMark;
    }),
  );
}

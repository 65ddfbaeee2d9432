import { type ErrorBody, ruleTexts } from '@consultancy/validation';
import { dictionary } from '@zxcvbn-ts/language-common';

const common = new Set(dictionary['passwords-common']);

/** Words that anyone attacking this product tries first. */
const productWords = ['gdbaudit', 'gdb audit', 'gdb_audit', 'geodatabase', 'consultancy'];

/** What a person's password must not simply be. */
export interface PasswordContext {
  username: string;
  email: string;
  first_name: string;
  last_name: string;
}

const contextWords = (context: PasswordContext): string[] =>
  [
    context.username,
    context.email,
    context.email.split('@')[0] ?? '',
    context.first_name,
    context.last_name,
    `${context.first_name}${context.last_name}`,
    ...productWords,
  ]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= 3);

/** Whether little but digits and signs is left once the word is taken out. */
const mostly = (password: string, word: string): boolean =>
  password.includes(word) && !/\p{L}{3,}/u.test(password.replaceAll(word, ' '));

/**
 * Refuses the commonest passwords, and those made of the person's own data or the product's name
 * with digits or signs around it. There are no composition rules.
 * @param field name of the password in the payload.
 * @returns the faulty field, or null.
 */
export function passwordFault(
  password: string,
  context: PasswordContext,
  field = 'password',
): NonNullable<ErrorBody['fields']> | null {
  const plain = password.toLowerCase();
  if (common.has(plain) || common.has(plain.trim())) {
    return [{ field, message: ruleTexts.passwordCommon }];
  }
  if (contextWords(context).some((word) => mostly(plain, word))) {
    return [{ field, message: ruleTexts.passwordContext }];
  }
  return null;
}

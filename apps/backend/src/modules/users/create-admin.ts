import { accountFields } from '@consultancy/validation';
import * as z from 'zod/mini';
import { violatedUnique } from '../../database/errors.ts';
import type { Db } from '../../database/pool.ts';
import type { LeakedPasswords } from '../../security/leaked-passwords.ts';
import { passwordIssue } from '../../security/password-rules.ts';
import type { Passwords } from '../../security/passwords.ts';
import { recordAudit } from '../audit/record.ts';
import { addVerifiedAccount } from './new-account.ts';

const accountShape = z.object(accountFields);

/** Input of an operator for an administrator, not yet validated. */
export type AdminDraft = Partial<Record<keyof z.output<typeof accountShape>, string | undefined>>;

/**
 * Adds an administrator by the rules of the registration form.
 * @returns the issues to fix, one line each; empty when the account was created.
 */
export async function createAdmin(
  db: Db,
  passwords: Passwords,
  leaked: LeakedPasswords,
  draft: AdminDraft,
): Promise<string[]> {
  const account = accountShape.safeParse(draft);
  if (!account.success) {
    return account.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  }
  const weak = await passwordIssue(account.data.password, account.data, leaked);
  if (weak) {
    return weak.map(({ field, message }) => `${field}: ${message}`);
  }
  try {
    await db.transaction().execute(async (trx) => {
      const role = 'admin';
      const targetId = await addVerifiedAccount(trx, passwords, { ...account.data, role });
      await recordAudit(trx, {}, { action: 'admin created', targetId, after: { role } });
    });
    return [];
  } catch (error) {
    const unique = violatedUnique(error);
    if (!unique) {
      throw error;
    }
    return [`${unique === 'users_email_key' ? 'email' : 'username'}: taken already`];
  }
}

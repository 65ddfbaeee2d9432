import { consentVersion, type Profile, type Role } from '@consultancy/validation';
import type { Db } from '../../database/pool.ts';
import type { Passwords } from '../../security/passwords.ts';
import { insertUser } from './repository.ts';

interface NewAccount extends Profile {
  username: string;
  password: string;
  role: Role;
}

/** Adds an account that needs no verification: made by the operator, or for the demonstration. */
export async function addVerifiedAccount(
  db: Db,
  passwords: Passwords,
  account: NewAccount,
): Promise<number> {
  const { password, ...rest } = account;
  return insertUser(db, {
    ...rest,
    password_hash: await passwords.hash(password),
    consent_version: consentVersion,
    consent_address: null,
    email_verified_at: new Date(),
  });
}

import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { createKeyedMutex } from '../../keyed-mutex.ts';
import { type Credentials, findCredentials } from '../users/repository.ts';
import { reentriesPerAccount } from './auth-limits.ts';

// Serialized, or a user's many concurrent correct passwords would be counted as guesses.
const serializeByUser = createKeyedMutex();

/**
 * Has someone who is signed in prove themselves by their password. Outside any transaction, as a
 * wrong one must count although the change that it was for is undone.
 * @throws TOO_MANY_REQUESTS after ten wrong ones in 15 minutes; PASSWORD_INCORRECT.
 */
export async function requirePassword(
  app: FastifyInstance,
  username: string,
  password: string,
): Promise<Credentials> {
  return serializeByUser(username, async () => {
    await app.limits.require(app.db, reentriesPerAccount, username);
    const own = await findCredentials(app.db, username);
    const matches = await app.passwords.verify(own?.password_hash ?? null, password, {
      first: true,
    });
    if (!own || !matches) {
      throw new AppError('PASSWORD_INCORRECT');
    }
    await app.limits.giveBack(app.db, reentriesPerAccount, username);
    return own;
  });
}

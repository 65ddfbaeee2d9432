import type { FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { personOf } from '../../plugins/principals.ts';
import { findUserId } from './repository.ts';

/**
 * Id of the user whom a per-user route is about. For oneself nothing is looked up; only an
 * administrator gets as far as to ask about someone else.
 * @throws USER_NOT_FOUND.
 */
export async function subjectOf(request: FastifyRequest, username: string): Promise<number> {
  const person = personOf(request);
  if (person.username === username) {
    return person.userId;
  }
  const id = await findUserId(request.server.db, username);
  if (id === null) {
    throw new AppError('USER_NOT_FOUND');
  }
  return id;
}

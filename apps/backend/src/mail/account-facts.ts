import type { Db } from '../database/pool.ts';
import { describeUserAgent } from '../security/user-agent.ts';
import { colombianTime } from './format.ts';

/** A point in time as mails write it. */
export const factTime = (at: Date | string) =>
  ['Fecha', `${colombianTime(new Date(at))} (hora de Colombia)`] as const;

/** Address and name of an account, for a mail about it; undefined once the account is deleted. */
export async function readRecipient(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .select(['email', 'first_name', 'username'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** The browser and the address of a session, by which its owner recognizes it. */
export const placeFacts = (userAgent: string, address: string | null) =>
  [
    ['Dispositivo', describeUserAgent(userAgent)],
    ['Dirección de red', address ?? 'desconocida'],
  ] as const;

/** A session, its owner, and the facts by which the owner recognizes it. */
export async function readSessionFacts(db: Db, sessionId: string) {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.email', 'users.first_name', 'users.username'])
    .select(['sessions.created_at', 'sessions.ended_at', 'sessions.user_agent', 'sessions.address'])
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst();
  if (!row) {
    return null;
  }
  const { created_at, ended_at, user_agent, address, ...recipient } = row;
  return { recipient, created_at, ended_at, where: placeFacts(user_agent, address) };
}

import { randomBytes, randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../database/pool.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { digest, mac } from '../../security/keys.ts';
import { type AuditFacts, type AuditOrigin, originOf, recordAudit } from '../audit/record.ts';
import type { SessionPrincipal } from '../auth/session-repository.ts';
import * as machines from './machine-repository.ts';

/** No 0/O, 1/I/L: the code is read from a screen and typed into a toolbox. */
const codeAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const codePart = () =>
  Array.from({ length: 4 }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');

/** A code is short, so its hash is keyed: the table alone does not reveal it. */
const codeHash = (app: FastifyInstance, code: string) =>
  mac(app.keys('activation-code'), code.replaceAll('-', ''));

/** Creates a user's activation code, and revokes the one before it. */
export async function createCode(app: FastifyInstance, user: SessionPrincipal) {
  const code = `${codePart()}-${codePart()}-${codePart()}`;
  const expires = await machines.replaceActivationCode(app.db, user, codeHash(app, code));
  return { code, expires_at: expires.toISOString() };
}

/** Where the release of a machine was requested, or the change that caused it. */
type ReleaseCause = 'portal' | 'machine' | 'password changed' | 'password reset' | 'sessions ended';

/**
 * Releases a user's own machine and revokes its token, in the caller's transaction, and
 * writes the event.
 * @returns the machine's id, or null when there was none.
 */
export async function releaseInTransaction(
  db: Db,
  userId: number,
  via: ReleaseCause,
  origin: AuditOrigin,
): Promise<string | null> {
  const machineId = await machines.releaseActiveMachine(db, userId);
  if (machineId) {
    const detail: AuditFacts = { machine_id: machineId, via };
    await recordAudit(db, origin, { action: 'own machine released', targetId: userId, detail });
  }
  return machineId;
}

/**
 * Releases a user's own machine, and writes the event.
 * @param via where it was requested: the portal, or the machine itself.
 * @returns the machine's id, or null when there was none.
 */
export async function releaseOwn(
  request: FastifyRequest,
  userId: number,
  via: 'portal' | 'machine',
): Promise<string | null> {
  const origin = { ...originOf(request), actorId: userId };
  return request.server.db
    .transaction()
    .execute(async (trx) => releaseInTransaction(trx, userId, via, origin));
}

/**
 * Exchanges a code for a machine token. The same machine may register again, which replaces its
 * token; a rejected registration leaves the code unused. The owner of the code is notified by mail, and
 * is the actor of the event.
 * @throws ACTIVATION_CODE_INVALID, MACHINE_ALREADY_REGISTERED.
 */
export async function registerMachine(request: FastifyRequest, code: string, machineId: string) {
  const app = request.server;
  const token = randomBytes(32).toString('base64url');
  return app.db.transaction().execute(async (trx) => {
    const owner = await machines.consumeActivationCode(trx, codeHash(app, code));
    if (!owner) {
      throw new AppError('ACTIVATION_CODE_INVALID');
    }
    const { userId } = owner;
    const tokenHash = digest(token);
    const machine = { userId, machineId, tokenHash, address: request.ip };
    const machineRow = await machines.registerMachineRow(trx, machine);
    if (machineRow === null) {
      throw new AppError('MACHINE_ALREADY_REGISTERED');
    }
    await recordAudit(
      trx,
      { ...originOf(request), actorId: userId },
      { action: 'own machine registered', targetId: userId, detail: { machine_id: machineId } },
    );
    await enqueueMail(trx, { mail: 'new-machine', machineRow });
    return { machine_token: token, username: owner.username, machine_id: machineId };
  });
}

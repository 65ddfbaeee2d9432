import { randomBytes, randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { digest, mac } from '../../security/keys.ts';
import { originOf, recordAudit } from '../audit/record.ts';
import * as machines from './machine-repository.ts';

/** No 0/O, 1/I/L: the code is read from a screen and typed into a toolbox. */
const codeEmails = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const codePart = () =>
  Array.from({ length: 4 }, () => codeEmails[randomInt(codeEmails.length)]).join('');

/** A code is short, so its hash is keyed: the table alone does not reveal it. */
const codeHash = (app: FastifyInstance, code: string) =>
  mac(app.keys('activation-code'), code.replaceAll('-', ''));

/** Makes a user's activation code, valid 10 minutes; the one before it ends. */
export async function createCode(app: FastifyInstance, userId: number) {
  const code = `${codePart()}-${codePart()}-${codePart()}`;
  const expires = await machines.replaceActivationCode(app.db, userId, codeHash(app, code));
  return { code, expires_at: expires.toISOString() };
}

/**
 * Ends the registration of a user's own machine, and writes the event.
 * @param via where it was requested: the portal, or the machine itself.
 * @returns the machine's id, or null when there was none.
 */
export async function releaseOwn(
  request: FastifyRequest,
  userId: number,
  via: 'portal' | 'machine',
): Promise<string | null> {
  return request.server.db.transaction().execute(async (trx) => {
    const machineId = await machines.releaseActiveMachine(trx, userId);
    if (machineId) {
      await recordAudit(
        trx,
        { ...originOf(request), actorId: userId },
        {
          action: 'own machine released',
          targetId: userId,
          detail: { machine_id: machineId, via },
        },
      );
    }
    return machineId;
  });
}

/**
 * * Exchanges a code for a machine token. The same machine may register again, which replaces its
 * token; a rejected registration leaves the code unused. The actor of the event is the code's
 * owner.
 * @throws ACTIVATION_CODE_INVALID, MACHINE_ALREADY_REGISTERED.
 */
export async function registerMachine(request: FastifyRequest, code: string, machineId: string) {
  const app = request.server;
  const token = randomBytes(32).toString('base64url');
  return app.db.transaction().execute(async (trx) => {
    const owner = await machines.spendActivationCode(trx, codeHash(app, code));
    if (!owner) {
      throw new AppError('ACTIVATION_CODE_INVALID');
    }
    const machine = { userId: owner.userId, machineId, tokenHash: digest(token) };
    if (!(await machines.registerMachineRow(trx, machine))) {
      throw new AppError('MACHINE_ALREADY_REGISTERED');
    }
    const { userId } = owner;
    await recordAudit(
      trx,
      { ...originOf(request), actorId: userId },
      { action: 'own machine registered', targetId: userId, detail: { machine_id: machineId } },
    );
    return { machine_token: token, username: owner.username, machine_id: machineId };
  });
}

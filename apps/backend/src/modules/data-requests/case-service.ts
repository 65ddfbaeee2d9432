import {
  type DataErasurePayload,
  type DataRequestCase,
  type DataRequestStepPayload,
  dataRequestKindNames,
  dataRequestStateNames,
  type MessageResponse,
} from '@consultancy/validation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../database/pool.ts';
import { enqueueMail, enqueueTask } from '../../mail/outbox.ts';
import { lockForAction } from '../admin/locked-account.ts';
import { type AuditFacts, type AuditOrigin, recordAudit } from '../audit/record.ts';
import { revokeUserSessions, type SessionPrincipal } from '../auth/session-repository.ts';
import { requireIdentity } from '../second-factor/identity.ts';
import { releaseActiveMachine } from '../tool/machine-repository.ts';
import {
  canExtend,
  canRequestCompletion,
  completeBy,
  completionNoticeBy,
  extendedDueOn,
  isOverdue,
  stepsOf,
} from './deadlines.ts';
import {
  changeState,
  type LockedRequest,
  lockRequest,
  type NewState,
  readRequest,
  resolved,
  resolveOthers,
} from './repository.ts';
import { colombianDay, type Day } from './working-days.ts';

/** The data subject's account; null once it was erased. */
async function readAccount(db: Db, userId: number): Promise<DataRequestCase['account']> {
  const row = await db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email', 'current_credits', 'pending_credits'])
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** One request, with what applies to it today. @throws DATA_REQUEST_NOT_FOUND. */
export async function readCase(
  db: Db,
  admin: SessionPrincipal,
  requestId: number,
): Promise<DataRequestCase> {
  const row = await readRequest(db, requestId);
  if (!row) {
    throw new AppError('DATA_REQUEST_NOT_FOUND');
  }
  const { user_id, counted_from, ...shown } = row;
  const today = colombianDay(new Date());
  const extendable = row.due_on !== null && canExtend(row, today);
  return {
    ...shown,
    kind_name: dataRequestKindNames[row.kind],
    state_name: dataRequestStateNames[row.state],
    overdue: isOverdue(row.due_on, today),
    account: await readAccount(db, user_id),
    steps: user_id === admin.userId ? [] : stepsOf(row, today),
    completion_notice_by: canRequestCompletion(row, today)
      ? completionNoticeBy(counted_from)
      : null,
    extended_due_on: extendable && row.due_on ? extendedDueOn(row.kind, row.due_on) : null,
  };
}

/** Who processes a request. */
export interface CaseRequest {
  admin: SessionPrincipal;
  requestId: number;
  origin: AuditOrigin;
}

/** Locks a request, its data subject's account and the administrator, in the order of every action. */
async function lockCase(db: Db, { admin, requestId }: CaseRequest) {
  const found = await readRequest(db, requestId);
  if (!found) {
    throw new AppError('DATA_REQUEST_NOT_FOUND');
  }
  const account = await lockForAction(db, admin, found.user_id);
  const request = await lockRequest(db, requestId);
  if (!request) {
    throw new AppError('DATA_REQUEST_NOT_FOUND');
  }
  if (account.id === admin.userId) {
    throw new AppError('SELF_ACTION_FORBIDDEN');
  }
  return { account, request };
}

const closedDays = { due_on: null, complete_by: null };

function nextState(
  request: LockedRequest,
  { step, note = null }: { step: DataRequestStepPayload['step']; note?: string | null | undefined },
  today: Day,
): NewState {
  const { kind, due_on } = request;
  switch (step) {
    case 'start':
      return { state: 'in_process', due_on, complete_by: null, note };
    case 'request_completion':
      return { state: 'incomplete', due_on: null, complete_by: completeBy(today), note };
    case 'extend': {
      const extended = due_on === null ? null : extendedDueOn(kind, due_on);
      return { state: 'extended', due_on: extended, complete_by: null, note };
    }
    case 'resolve':
      return { state: 'resolved', ...closedDays, note };
    case 'reject':
      return { state: 'rejected', ...closedDays, note };
  }
}

const messages = {
  start: 'La solicitud quedó en trámite. Le avisamos a la persona.',
  request_completion: 'Le pedimos a la persona que complete su reclamo.',
  extend: 'El plazo quedó prorrogado. Le avisamos a la persona.',
  resolve: 'La solicitud quedó resuelta. Le enviamos la respuesta a la persona.',
  reject: 'La solicitud quedó rechazada. Le enviamos el motivo a la persona.',
} as const;

/**
 * Applies a step to a request; the data subject is notified by mail, and the trail records it.
 * @throws DATA_REQUEST_NOT_FOUND, DATA_REQUEST_STEP_INVALID, SELF_ACTION_FORBIDDEN, ACCOUNT_ERASED; UNAUTHORIZED or
 * UNAUTHENTICATED when the administrator has just lost the role or the session.
 */
export async function applyStep(
  db: Db,
  { step, note }: DataRequestStepPayload,
  wanted: CaseRequest,
): Promise<MessageResponse> {
  const { requestId, origin } = wanted;
  const today = colombianDay(new Date());
  await db.transaction().execute(async (trx) => {
    const { account, request } = await lockCase(trx, wanted);
    if (!stepsOf(request, today).includes(step)) {
      throw new AppError('DATA_REQUEST_STEP_INVALID');
    }
    const next = nextState(request, { step, note }, today);
    const eventId = await changeState(trx, requestId, next);
    await recordAudit(trx, origin, {
      action: 'data request processed',
      targetId: account.id,
      ...(note === undefined ? {} : { reason: note }),
      before: { state: request.state, due_on: request.due_on },
      after: { state: next.state, due_on: next.due_on },
      detail: { request_id: requestId },
    });
    await enqueueMail(trx, { mail: 'data-request', eventId });
  });
  return { message: messages[step] };
}

/**
 * Resolves a request for erasure, and the account's other open requests. The account is closed at once; a job of the same transaction
 * removes the data subject from every record (ADR 055), as that can take longer than a request may.
 * @throws what `applyStep` and `requireIdentity` throw.
 */
export async function eraseRequested(
  app: FastifyInstance,
  request: FastifyRequest,
  { note, password }: DataErasurePayload,
  wanted: CaseRequest,
): Promise<MessageResponse> {
  const { requestId, origin } = wanted;
  await requireIdentity(app, request, { password });
  const today = colombianDay(new Date());
  await app.db.transaction().execute(async (trx) => {
    const { account, request: locked } = await lockCase(trx, wanted);
    if (!stepsOf(locked, today).includes('erase')) {
      throw new AppError('DATA_REQUEST_STEP_INVALID');
    }
    await changeState(trx, requestId, resolved);
    await resolveOthers(trx, account.id, requestId);
    await trx
      .updateTable('users')
      .set({ disabled_at: account.disabled_at ?? new Date(), role: 'user' })
      .where('id', '=', account.id)
      .execute();
    await revokeUserSessions(trx, account.id, 'account erased');
    await releaseActiveMachine(trx, account.id);
    const detail: AuditFacts = { request_id: requestId };
    await recordAudit(trx, origin, { action: 'account erased', targetId: account.id, detail });
    await enqueueTask(trx, 'erase_account', { requestId, note });
  });
  return { message: 'La cuenta se cerró y sus datos se están suprimiendo.' };
}

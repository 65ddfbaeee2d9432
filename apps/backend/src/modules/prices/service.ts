import {
  type AuditAction,
  type PriceList,
  type PriceListPayload,
  weightRecord,
} from '@consultancy/validation';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../database/pool.ts';
import { type AuditFacts, type AuditOrigin, recordAudit } from '../audit/record.ts';
import { type Actor, changeAsAdmin } from '../auth/account-status.ts';
import * as lists from './repository.ts';

/** Writes a draft. */
export function draftPriceList(
  db: Db,
  actor: Actor,
  origin: AuditOrigin,
  payload: PriceListPayload,
): Promise<PriceList> {
  return changeAsAdmin(db, actor, async (trx) => {
    const version = await lists.insertDraft(trx, payload);
    await recordAudit(trx, origin, {
      action: 'price list drafted',
      after: { ...payload },
      detail: { version },
    });
    return lists.readPriceList(trx, version);
  });
}

/**
 * Locks a draft and reads it.
 * @param revision the state that the caller read; null accepts any.
 * @throws PRICE_LIST_NOT_FOUND, PRICE_LIST_PUBLISHED, PRICE_LIST_CHANGED.
 */
async function lockDraft(db: Db, version: number, revision: number | null): Promise<PriceList> {
  const published = await lists.lockPriceList(db, version);
  if (published === null) {
    throw new AppError('PRICE_LIST_NOT_FOUND');
  }
  if (published) {
    throw new AppError('PRICE_LIST_PUBLISHED');
  }
  const draft = await lists.readPriceList(db, version);
  if (revision !== null && revision !== draft.revision) {
    throw new AppError('PRICE_LIST_CHANGED');
  }
  return draft;
}

/** The audit trail's record of a list. */
const factsOf = (list: PriceListPayload): AuditFacts => ({
  title: list.title,
  ...weightRecord((name) => list[name]),
  levels: list.levels,
});

/**
 * Replaces a draft, unless it changed since it was read.
 * @throws PRICE_LIST_NOT_FOUND, PRICE_LIST_PUBLISHED, PRICE_LIST_CHANGED.
 */
export function changePriceList(
  db: Db,
  actor: Actor,
  origin: AuditOrigin,
  version: number,
  { revision, ...payload }: PriceListPayload & { revision: number },
): Promise<PriceList> {
  return changeAsAdmin(db, actor, async (trx) => {
    const before = await lockDraft(trx, version, revision);
    await lists.replaceDraft(trx, version, payload);
    await recordAudit(trx, origin, {
      action: 'price list changed',
      before: factsOf(before),
      after: factsOf(payload),
      detail: { version },
    });
    return lists.readPriceList(trx, version);
  });
}

/** Publishes or deletes a draft, and records its content in the audit trail. */
function endDraft(
  action: Extract<AuditAction, 'price list deleted' | 'price list published'>,
  end: (db: Db, version: number) => Promise<void>,
) {
  return (
    db: Db,
    actor: Actor,
    origin: AuditOrigin,
    version: number,
    revision: number | null = null,
  ): Promise<PriceList> =>
    changeAsAdmin(db, actor, async (trx) => {
      const draft = await lockDraft(trx, version, revision);
      await end(trx, version);
      const facts = factsOf(draft);
      const change = action === 'price list deleted' ? { before: facts } : { after: facts };
      await recordAudit(trx, origin, { action, ...change, detail: { version } });
      return draft;
    });
}

/**
 * Deletes a draft, unless it changed since it was read; gives it as it was.
 * @throws PRICE_LIST_NOT_FOUND, PRICE_LIST_PUBLISHED, PRICE_LIST_CHANGED.
 */
export const deletePriceList = endDraft('price list deleted', lists.deleteDraft);

const publish = endDraft('price list published', lists.publishDraft);

/**
 * Puts a draft in force for new runs; open runs are charged by the version that they started
 * with. An administrator cannot publish a revision that they have not read.
 * @throws PRICE_LIST_NOT_FOUND, PRICE_LIST_PUBLISHED, PRICE_LIST_CHANGED.
 */
export async function publishPriceList(
  db: Db,
  actor: Actor,
  origin: AuditOrigin,
  version: number,
  revision: number,
): Promise<PriceList> {
  await publish(db, actor, origin, version, revision);
  return lists.readPriceList(db, version);
}

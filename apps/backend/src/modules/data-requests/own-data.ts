import { Readable } from 'node:stream';
import { defaultTimeZone } from '@consultancy/validation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../database/pool.ts';
import { attachment } from '../../export/file-name.ts';
import { type ExportSlot, reserveExportSlot } from '../../export/running-exports.ts';
import type { Position } from '../../lists/paging.ts';
import { userOf } from '../../plugins/principals.ts';
import type { RateLimit } from '../../plugins/rate-limits.ts';
import { logSecurityEvent } from '../../security/security-log.ts';
import { originOf, recordAudit } from '../audit/record.ts';
import { watchStatus } from '../auth/account-status.ts';
import type { SessionPrincipal } from '../auth/session-repository.ts';
import { requireIdentity } from '../second-factor/identity.ts';
import { accountSection } from './own-access-sections.ts';
import { BATCH, batchOf, type DataSubject, type EntryRow } from './own-data-batch.ts';
import type { OwnDataSection } from './own-data-section.ts';
import { ownDataSections } from './own-data-sections.ts';

/** Files of one user: each reads everything that is stored about them. */
const filesPerUser: RateLimit = { name: 'own data', max: 5, minutes: 60 };

/** Version of the file's format; a change of a key raises it. 2: facts of events by Spanish names. */
export const ownDataVersion = 2;

async function readRows(
  db: Db,
  subject: DataSubject,
  section: OwnDataSection,
  after: Position | null,
): Promise<EntryRow[]> {
  const { rows } = await batchOf(subject, section, after).execute(db);
  return rows;
}

/** The entries of a section, a short statement at a time. */
async function* entriesOf(
  db: Db,
  subject: DataSubject,
  section: OwnDataSection,
  beforeEach: () => Promise<void>,
): AsyncGenerator<string> {
  let after: Position | null = null;
  let isFirst = true;
  for (;;) {
    await beforeEach();
    const rows: EntryRow[] = await readRows(db, subject, section, after);
    for (const { entry } of rows) {
      yield isFirst ? `\n    ${entry}` : `,\n    ${entry}`;
      isFirst = false;
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) {
      return;
    }
    after = last;
  }
}

const keyOf = (key: string) => `,\n  ${JSON.stringify(key)}: `;

/**
 * The file, piece by piece.
 * @param beforeEach called before each statement; reading ends when it throws.
 */
async function* piecesOf(
  db: Db,
  subject: DataSubject,
  slot: ExportSlot,
  beforeEach: () => Promise<void>,
): AsyncGenerator<string> {
  const head = { formato: 'mis-datos', version: ownDataVersion, generado: new Date() };
  yield JSON.stringify(head, null, 2).slice(0, -2);
  const [account] = await readRows(db, subject, accountSection, null);
  yield `${keyOf(accountSection.key)}${account?.entry ?? 'null'}`;
  for (const section of ownDataSections) {
    yield `${keyOf(section.key)}[`;
    yield* entriesOf(db, subject, section, beforeEach);
    yield ']';
  }
  // Before the end is sent, so that the user's next file finds a free slot.
  await slot.release();
  yield '\n}\n';
}

async function readDataSubject(db: Db, { userId }: SessionPrincipal): Promise<DataSubject> {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/**
 * Everything that is stored about the signed-in user, streamed: no hash, no secret and no
 * other user's data. The trail records each file.
 * @throws TOO_MANY_REQUESTS, TOO_MANY_EXPORTS and what `requireIdentity` throws, before anything is sent.
 */
export async function ownDataFile(
  app: FastifyInstance,
  request: FastifyRequest,
  password: string,
): Promise<{ bytes: Readable; disposition: string }> {
  const user = userOf(request);
  await requireIdentity(app, request, { password });
  await app.limits.require(app.db, filesPerUser, user.username);
  const slot = await reserveExportSlot(app, user.userId);
  const release = () =>
    slot.release().catch((error) => request.log.warn({ err: error }, 'a file keeps its slot'));
  try {
    const requireStatus = await watchStatus(app.db, user);
    const subject = await readDataSubject(app.db, user);
    const beforeEach = async () => {
      await requireStatus();
      await slot.renew();
    };
    const origin = originOf(request);
    await recordAudit(app.db, origin, { action: 'own data exported', targetId: user.userId });
    const bytes = Readable.from(piecesOf(app.db, subject, slot, beforeEach), { objectMode: false });
    bytes.once('close', release);
    bytes.once('error', ({ message }) =>
      logSecurityEvent(request, 'EXPORT_FAILED', { list: 'mis-datos', reason: message }),
    );
    const disposition = attachment(['mis-datos', user.username], defaultTimeZone, 'json');
    return { bytes, disposition };
  } catch (error) {
    await release();
    throw error;
  }
}

import { Readable } from 'node:stream';
import { defaultTimeZone, type ExportForm, exportTypes } from '@consultancy/validation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { isUnknownTimeZone } from '../database/errors.ts';
import type { ListColumn, ListSource } from '../lists/list-source.ts';
import { fieldsOf, type ListRequest, type ListRow, readList } from '../lists/read-list.ts';
import { timeZoneIssue } from '../lists/time-zone-issue.ts';
import { originOf, recordAudit } from '../modules/audit/record.ts';
import { requireUnchangedStatus } from '../modules/auth/account-status.ts';
import { findUserId } from '../modules/users/repository.ts';
import { userOf } from '../plugins/principals.ts';
import { logSecurityEvent } from '../security/security-log.ts';
import { csvLine, csvStart } from './csv.ts';
import { attachment } from './file-name.ts';
import { type ExportSlot, reserveExportSlot } from './running-exports.ts';
import { xlsxStream } from './xlsx.ts';

/** Rows of one statement: each is short, and few rows are in memory. */
const BATCH = 500;

/** An export as it was requested for. */
export interface WantedExport<Item> {
  request: FastifyRequest;
  reply: FastifyReply;
  form: ExportForm;
  /** Spanish name of the list. */
  title: string;
  timeZone: string | undefined;
  source: ListSource<Item>;
  /** The list's request; its page size and cursor do not count. */
  wanted: ListRequest;
}

/** Where an export's rows come from: a first batch, and what reads on behind it. */
interface Reading<Row> {
  app: FastifyInstance;
  request: FastifyRequest;
  fields: RawBuilder<Row>;
  first: readonly ListRow<Row>[];
  slot: ExportSlot;
  wanted: ListRequest;
}

/** Reads on behind the rows already read, a short statement at a time. */
async function* batchesOf<Row>({
  app,
  request,
  fields,
  first,
  slot,
  wanted,
}: Reading<Row>): AsyncGenerator<readonly Row[]> {
  let batch = first;
  for (;;) {
    const rows = batch.slice(0, BATCH);
    yield rows;
    const last = rows.at(-1);
    if (!last || batch.length <= BATCH) {
      // Before the end is sent, so that the user's next export finds a free slot.
      await slot.release();
      return;
    }
    await requireUnchangedStatus(app.db, userOf(request));
    await slot.renew();
    const next = { ...wanted, window: { ...wanted.window, after: last } };
    batch = await app.read(request, (db) => readList(db, fields, next));
  }
}

type StartReading = <Row>(fields: RawBuilder<Row>) => Promise<AsyncGenerator<readonly Row[]>>;

/** A list as CSV: the headings, then each batch's lines. */
async function csvBytes(
  columns: readonly ListColumn[],
  timeZone: string,
  startReading: StartReading,
) {
  const batches = await startReading(sql<{ line: string }>`${csvLine(columns, timeZone)} AS line`);
  async function* chunks() {
    yield csvStart(columns);
    for await (const rows of batches) {
      yield rows.map(({ line }) => line).join('');
    }
  }
  return Readable.from(chunks(), { objectMode: false });
}

/** A list as a workbook: each row's values in the order of the columns. */
async function xlsxBytes<Item>(
  source: ListSource<Item>,
  { title, timeZone }: { title: string; timeZone: string },
  startReading: StartReading,
) {
  const batches = await startReading(fieldsOf(source, timeZone));
  const names = Object.keys(source.columns) as (keyof Item)[];
  async function* cells() {
    for await (const rows of batches) {
      yield rows.map((row) => names.map((name) => row[name]));
    }
  }
  const columns = names.map((name) => source.columns[name]);
  return Readable.fromWeb(xlsxStream(title, columns, cells()));
}

/** Records in the audit trail that a user exported other users' data. */
async function auditForeignExport<Item>(app: FastifyInstance, wanted: WantedExport<Item>) {
  const { request, title, form } = wanted;
  const { name, scope } = wanted.wanted;
  if (name !== userOf(request).username) {
    const targetId = scope === 'user' ? await findUserId(app.db, name) : null;
    request.wrote = true;
    await recordAudit(app.db, originOf(request), {
      action: 'list exported',
      ...(targetId === null ? {} : { targetId }),
      detail: { list: title, form, of: name, query: request.query },
    });
  }
}

/**
 * Sends a whole filtered list as a file. It is streamed: rows are read as fast as they are taken,
 * no transaction stays open, and reading ends when the client goes away or the user's session or
 * role is revoked: the file is then cut off.
 * @throws USER_NOT_FOUND, TOOL_NOT_FOUND, TOO_MANY_EXPORTS before anything is sent.
 */
export async function sendExport<Item>(
  app: FastifyInstance,
  requested: WantedExport<Item>,
): Promise<FastifyReply> {
  const { request, reply, form, title, source, timeZone = defaultTimeZone } = requested;
  const { renew, release: releaseSlot } = await reserveExportSlot(app.db, userOf(request).userId);
  // A place that is not given back runs out by itself; the file is whole all the same.
  const release = () =>
    releaseSlot().catch((error) => request.log.warn({ err: error }, 'an export keeps its slot'));
  const window = { ...requested.wanted.window, after: null, count: BATCH };
  const wanted = { ...requested.wanted, window };
  const startReading: StartReading = async (fields) => {
    const first = await app.read(request, (db) => readList(db, fields, wanted));
    return batchesOf({ app, request, fields, first, wanted, slot: { renew, release } });
  };
  try {
    const bytes =
      form === 'csv'
        ? await csvBytes(Object.values(source.columns), timeZone, startReading)
        : await xlsxBytes(source, { title, timeZone }, startReading);
    bytes.once('close', release);
    bytes.once('error', ({ message }) =>
      logSecurityEvent(request, 'EXPORT_FAILED', { list: title, reason: message }),
    );
    await auditForeignExport(app, requested);
    const parts = wanted.name === '' ? [title] : [title, wanted.name];
    return reply
      .type(form === 'csv' ? `${exportTypes.csv}; charset=utf-8` : exportTypes.xlsx)
      .header('content-disposition', attachment(parts, timeZone, form))
      .send(bytes);
  } catch (error) {
    await release();
    throw isUnknownTimeZone(error) ? timeZoneIssue() : error;
  }
}
